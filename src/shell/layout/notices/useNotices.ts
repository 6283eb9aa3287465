import { useQuery } from '@tanstack/react-query'
import { useGetIdentity } from 'react-admin'
import { logged } from '../reading/logged.ts'
import { readPage } from '../reading/readPage.ts'
import type { ReadingPage } from '../reading/readPage.ts'
import type { PageQuery } from '../reading/usePages.ts'
import { noticeKeys } from './noticeCache.ts'
import { useClient } from '../../../core/provider.ts'

/** How to fetch a page of the announcements to this operator, the latest first. */
export const useLoadNotices = () => {
  const client = useClient()
  return (query: PageQuery, signal: AbortSignal): Promise<ReadingPage> =>
    logged('The announcements could not be fetched', client.notice.read({ ...query, sort: 'id,desc', type: 1 }, { signal }).then(reply => readPage(reply)))
}

const countOf = (user: unknown): number | undefined =>
  (user !== null && typeof user === 'object' && 'noticeCount' in user && typeof user.noticeCount === 'number' ? user.noticeCount : undefined)

/** How many announcements the operator has not read: as the session said first, and as anything said since. */
export const useUnread = (): number => {
  const client = useClient()
  const { data: identity } = useGetIdentity()
  const { data } = useQuery({
    queryKey: noticeKeys.unread,
    queryFn: async ({ signal }) => (await logged('The unread announcements could not be counted', client.session.info({}, { signal }))).noticeCount,
    enabled: identity !== undefined,
    initialData: countOf(identity),
    staleTime: Infinity,
  })
  return data ?? 0
}
