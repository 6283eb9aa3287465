import { Box, Button, Chip, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../core/format.ts'
import { useClient } from '../../core/provider.ts'
import { Panel } from '../../shell/layout/home/Panel.tsx'
import '../texts.ts'
import { awaitedPart } from '../../core/later.tsx'

// The card waits for it as a whole: what it says would grow under the eye.
const SafeHtml = awaitedPart(async () => (await import('../../core/types/SafeHtml.tsx')).default)

const key = ['updateInfo', 'unseen']

/** What is new in the back-office since the operator last said to have seen it; nothing where nothing is. */
export const WhatsNew = () => {
  const translate = useTranslate()
  const format = useFormat()
  const client = useClient()
  const queries = useQueryClient()
  const { data, isPending: isAwaited } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.updateInfo.unseen({}, { signal }),
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (until: string) => client.updateInfo.see({ until }),
    onSuccess: () => queries.setQueryData(key, { content: [] }),
  })
  const shown = data?.content ?? []
  if (isAwaited) return <div className="awaited" />
  if (shown.length === 0) return null
  const until = shown
    .map(({ publishedAt }) => publishedAt)
    .toSorted()
    .at(-1)!
  return (
    <Panel title={translate('app.content.whatsNew')}>
      <Box
        sx={{ px: 2, pt: 1, maxHeight: 360, overflowY: 'auto' }}
        tabIndex={0}
        role="group"
        aria-label={translate('app.content.whatsNew')}
      >
        {shown.map(({ id, release, day, kinds, content }) => (
          <Box key={id} component="article" sx={{ mb: 1.5 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {release}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                {format.date(day)}
              </Typography>
              {kinds.map(kind => (
                <Chip
                  key={kind}
                  size="small"
                  variant="outlined"
                  label={translate(`resources.updateInfo.choices.kinds.${kind}`)}
                />
              ))}
            </Box>
            <Box className="rich-text" sx={{ '& ul': { pl: 2.5, my: 0.5 } }}>
              <SafeHtml source="content" record={{ id, content }} />
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ px: 2, pb: 1.5, textAlign: 'right' }}>
        <Button size="small" disabled={isPending} onClick={() => mutate(until)}>
          {translate('app.content.seen')}
        </Button>
      </Box>
    </Panel>
  )
}
