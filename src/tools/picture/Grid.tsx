import { Box, Chip, Typography } from '@mui/material'
import { RecordContextProvider, useListContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { RowActions } from '../../core/actions/RowActions.tsx'
import { bytesText } from '../../core/bytesText.ts'
import { useFormat } from '../../core/format.ts'
import { NoResults } from '../../core/list/NoResults.tsx'
import { RowLink } from '../../core/list/RowLink.tsx'
import { cell, frame, shown } from './looks.ts'

/** The link itself ends where its name does, or it would lie below what stands beside it. */
const titled = {
  flexGrow: 1,
  minWidth: 0,
  '& a': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}

const Tile = ({ resource, record }: { readonly resource: AnyResource; readonly record: RaRecord }) => {
  const translate = useTranslate()
  const format = useFormat()
  const name = String(record['name'])
  return (
    <Box sx={cell}>
      <Box component="img" src={String(record['pictureUrl'] ?? '') || undefined} alt={name} loading="lazy" sx={shown} />
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 1 }}>
        <Typography variant="body2" component="div" sx={titled} title={name}>
          <RowLink resource={resource} record={record}>
            {name}
          </RowLink>
        </Typography>
        <RowActions resource={resource} />
      </Box>
      <Box
        sx={{ display: 'flex', alignItems: 'center', columnGap: 0.5, flexWrap: 'wrap', px: 1, pb: 1, minHeight: 32 }}
      >
        <Typography variant="caption" color="text.secondary" sx={{ flexGrow: 1 }}>
          {translate('app.pictures.size', { width: record['width'] as number, height: record['height'] as number })} ·{' '}
          {bytesText(Number(record['bytes']), format)}
        </Typography>
        {record['used'] === true && (
          <Chip size="small" color="success" variant="outlined" label={translate('app.pictures.usedChip')} />
        )}
      </Box>
    </Box>
  )
}

/** The pictures of the list beside each other. */
export const Grid = ({ resource }: { readonly resource: AnyResource }) => {
  const { data, total } = useListContext()
  if (!data?.length || total === 0) return <NoResults />
  return (
    <Box
      component="ul"
      sx={{
        ...frame,
        p: 1,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(13em, 1fr))' },
      }}
    >
      {data.map((record: RaRecord) => (
        <Box component="li" key={record.id}>
          <RecordContextProvider value={record}>
            <Tile resource={resource} record={record} />
          </RecordContextProvider>
        </Box>
      ))}
    </Box>
  )
}
