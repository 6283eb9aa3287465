import { Box, Chip } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useListContext, useTranslate } from 'react-admin'
import { useClient } from '../../core/provider.ts'

/** The tags that there are, each of which leads to its pictures. */
export const Tags = () => {
  const translate = useTranslate()
  const client = useClient()
  const { filterValues, displayedFilters, setFilters, total } = useListContext()
  const { data = [], isPending } = useQuery({
    queryKey: ['picture', 'tags', total],
    queryFn: () => client.picture.tags(),
  })
  if (isPending) return <div className="awaited" />
  if (data.length === 0) return null
  const { tags: chosen, ...others } = filterValues as Readonly<Record<string, unknown>>
  const choose = (tag?: string) =>
    setFilters(tag === undefined ? others : { ...others, tags: tag }, displayedFilters as Record<string, boolean>)
  return (
    <Box role="group" aria-label={translate('app.pictures.tags')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <Chip
        size="small"
        label={translate('app.pictures.allTags')}
        onClick={() => choose()}
        color={chosen ? 'default' : 'primary'}
        aria-pressed={!chosen}
      />
      {data.map(({ tag, pictures }) => (
        <Chip
          key={tag}
          size="small"
          label={translate('app.pictures.tagCount', { tag, count: pictures })}
          onClick={() => choose(tag)}
          color={chosen === tag ? 'primary' : 'default'}
          aria-pressed={chosen === tag}
        />
      ))}
    </Box>
  )
}
