import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Chip, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RichTextField, useDataProvider, useTranslate } from 'react-admin'
import type { VisionDataProvider } from '../../../dataProvider/index.ts'
import { Panel } from './Panel.tsx'
import { readNotices } from './readNotices.ts'
import type { Notice } from './readNotices.ts'

const queryKey = ['notice', 'read', 'home']

/** The latest announcements to this operator; opening one marks it as read. */
export const Notices = () => {
  const translate = useTranslate()
  const provider = useDataProvider<VisionDataProvider>()
  const client = useQueryClient()
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      readNotices((await provider.act('notice', 'read', { page: 0, size: 5, sort: 'id,desc', type: 1 }, { signal })).data),
  })
  const { mutate: markRead } = useMutation({
    mutationFn: (id: number) => provider.act('notice', 'watch', { watchNoticeIds: String(id) }),
    onSuccess: (_reply, id) =>
      client.setQueryData<Notice[]>(queryKey, notices => notices?.map(one => (one.id === id ? { ...one, isNew: false } : one))),
  })
  return (
    <Panel title={translate('app.home.notices')}>
      {!isPending && !data?.length && (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          {translate('app.home.noNotices')}
        </Typography>
      )}
      {data?.map(notice => (
        <Accordion
          key={notice.id}
          disableGutters
          elevation={0}
          square
          slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
          onChange={(_event, open) => {
            if (open && notice.isNew) markRead(notice.id)
          }}
        >
          <AccordionSummary expandIcon={<ExpandMore />} sx={{ '& .MuiAccordionSummary-content': { minWidth: 0 } }}>
            <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
              <Typography component="span" noWrap>
                {notice.title}
              </Typography>
              {notice.isNew && <Chip size="small" color="primary" variant="outlined" label={translate('app.home.unread')} />}
            </Box>
          </AccordionSummary>
          <AccordionDetails sx={{ '& img': { maxWidth: '100%' }, overflowWrap: 'anywhere' }}>
            <RichTextField record={notice} source="content" />
          </AccordionDetails>
        </Accordion>
      ))}
    </Panel>
  )
}
