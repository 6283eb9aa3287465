import type { Same } from '../../Same.ts'
import type zh from '../../zh/shell/reading.ts'

export default {
  open: 'Open',
  notices: 'Notices and announcements',
  noticesUnread: 'Notices and announcements, %{smart_count} unread',
  help: 'Usage help',
  unread: 'Unread notice',
  readAll: 'Mark all as read',
  arrived: '%{smart_count} new announcement |||| %{smart_count} new announcements',
  noNotices: 'No announcements',
  noHelp: 'No usage help',
  failed: 'This could not be loaded',
  total: '%{total} in total',
  size: '%{size} a page',
  pages: 'Pages',
  mail: 'Inbox',
  mailUnread: 'Inbox, %{smart_count} unread',
  unreadMail: 'Not read',
  mailArrived: '%{smart_count} new letter |||| %{smart_count} new letters',
  noMail: 'No letters yet',
  close: 'Close',
  move: 'Move the window',
  moveHint: 'Drag the title bar, or use the arrow keys (Shift: farther, Home: to the middle)',
  moved: 'Window moved: %{x} from the left, %{y} from the top',
} satisfies Same<typeof zh>
