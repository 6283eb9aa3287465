import MailOutlined from '@mui/icons-material/MailOutlined'
import { useClient } from '../../../core/provider.ts'
import { feedKeys } from '../reading/feed.ts'
import type { Feed } from '../reading/feed.ts'
import { logged } from '../reading/logged.ts'
import { readPage } from '../reading/readPage.ts'

/** The letters to this operator. */
export const mailFeed: Feed = {
  keys: feedKeys('mailbox'),
  topic: 'mail',
  Icon: MailOutlined,
  texts: {
    title: 'app.reading.mail',
    unread: 'app.reading.mailUnread',
    arrived: 'app.reading.mailArrived',
    empty: 'app.reading.noMail',
    isNew: 'app.reading.unreadMail',
  },
  useCalls() {
    const client = useClient()
    return {
      isReady: true,
      known: undefined,
      load: (query, signal) =>
        logged(
          'The letters could not be fetched',
          client.applicationMail.inbox(query, { signal }).then(reply => readPage(reply)),
        ),
      unread: async signal =>
        (await logged('The unread letters could not be counted', client.applicationMail.unread({}, { signal }))).unread,
      markRead: ids =>
        logged('Letters could not be marked as read', client.applicationMail.open({ ids: ids?.join(',') ?? 'all' })),
      markUnread: readAt => client.applicationMail.markUnread({ readAt }),
    }
  },
}
