import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { noticeKeys } from '../../shell/layout/notices/noticeCache.ts'
import { useMarkRead } from '../../shell/layout/notices/useMarkRead.ts'
import { useLoadNotices } from '../../shell/layout/notices/useNotices.ts'
import { Entry } from '../../shell/layout/reading/Entry.tsx'
import { CardState } from '../../shell/layout/home/CardState.tsx'
import { Panel } from '../../shell/layout/home/Panel.tsx'

const latest = { page: 0, size: 5 }

/** The latest announcements to this operator; opening one marks it as read. */
export const Notices = () => {
  const translate = useTranslate()
  const load = useLoadNotices()
  const markRead = useMarkRead()
  const { data, isPending, isError, refetch } = useQuery({ queryKey: [...noticeKeys.pages, latest], queryFn: ({ signal }) => load(latest, signal), refetchOnMount: 'always' })
  return (
    <Panel title={translate('app.home.parts.notices.title')}>
      <CardState pending={isPending} failed={isError && !data} onRetry={() => void refetch()} empty={data?.total === 0 ? translate('app.reading.noNotices') : undefined} />
      {data?.entries.map(entry => <Entry key={entry.id} entry={entry} onOpen={({ id, isNew }) => { if (isNew) markRead([id]) }} />)}
    </Panel>
  )
}
