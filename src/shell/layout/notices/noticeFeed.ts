import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import { useGetIdentity } from 'react-admin'
import { useClient } from '../../../core/provider.ts'
import { feedKeys } from '../reading/feed.ts'
import type { Feed } from '../reading/feed.ts'
import { logged } from '../reading/logged.ts'
import { readPage } from '../reading/readPage.ts'

const countOf = (user: unknown): number | undefined =>
  user !== null && typeof user === 'object' && 'noticeCount' in user && typeof user.noticeCount === 'number'
    ? user.noticeCount
    : undefined

/** The announcements to this operator, and what the product tells them; how many are unread the session says first. */
export const noticeFeed: Feed = {
  keys: feedKeys('notices'),
  topic: 'notice',
  Icon: NotificationsNoneOutlined,
  texts: {
    title: 'app.reading.notices',
    unread: 'app.reading.noticesUnread',
    arrived: 'app.reading.arrived',
    empty: 'app.reading.noNotices',
    isNew: 'app.reading.unread',
  },
  useCalls() {
    const client = useClient()
    const { data: identity } = useGetIdentity()
    return {
      isReady: identity !== undefined,
      known: countOf(identity),
      load: (query, signal) =>
        logged(
          'The announcements could not be fetched',
          client.notice.read({ ...query, sort: 'id,desc', type: 1 }, { signal }).then(reply => readPage(reply)),
        ),
      unread: async signal =>
        (await logged('The unread announcements could not be counted', client.session.info({}, { signal })))
          .noticeCount,
      markRead: async ids => {
        const { noticeCount: unread, readAt } = await logged(
          'Announcements could not be marked as read',
          client.notice.watch({ username: String(identity?.id ?? ''), watchNoticeIds: ids?.join(',') ?? 'all' }),
        )
        return { unread, readAt }
      },
      markUnread: readAt => client.notice.unwatch({ readAt }),
    }
  },
}
