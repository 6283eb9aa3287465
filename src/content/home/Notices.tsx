import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { noticeFeed } from '../../shell/layout/notices/noticeFeed.ts'
import { useMarkRead } from '../../shell/layout/reading/useFeed.ts'
import { Entry } from '../../shell/layout/reading/Entry.tsx'
import { CardState } from '../../shell/layout/home/CardState.tsx'
import { Panel } from '../../shell/layout/home/Panel.tsx'

const latest = { page: 0, size: 5 }

/** The latest announcements to this operator; opening one marks it as read. */
export const Notices = () => {
  const translate = useTranslate()
  const { load } = noticeFeed.useCalls()
  const markRead = useMarkRead(noticeFeed)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...noticeFeed.keys.pages, latest],
    queryFn: ({ signal }) => load(latest, signal),
    refetchOnMount: 'always',
  })
  return (
    <Panel title={translate('app.home.parts.notices.title')}>
      <CardState
        pending={isPending}
        failed={isError && !data}
        onRetry={() => void refetch()}
        empty={data?.total === 0 ? translate('app.reading.noNotices') : undefined}
      />
      {data?.entries.map(entry => (
        <Entry
          key={entry.id}
          entry={entry}
          onOpen={({ id, isNew }) => {
            if (isNew) markRead([id])
          }}
        />
      ))}
    </Panel>
  )
}
