import type zh from '../../zh/statistics/reportMail.ts'
import type { Same } from '../../Same.ts'

/** What the mail of a report says beside its numbers, and the page on which it is ended. */
export default {
  of: '%{title}: %{range}',
  asOf: 'as of %{at}',
  attached: 'The attached workbook has all of it.',
  tooLarge: 'The workbook is too large for a mail; open the report to download it.',
  moreInFile: 'This is a part of it; the attached workbook has the rest.',
  moreOnPage: 'This is a part of it; open the report to see the rest.',
  open: 'Open the report',
  why: 'You get this mail because you subscribed to “%{title}”.',
  unsubscribe: 'Unsubscribe',
  manage: 'Manage my subscriptions',
  endedOf: '“%{title}” is not sent any more',
  ended: 'Hello %{name}: the report “%{title}” that you subscribed to is not sent any more. Reason: %{ending}.',
  unsubscribeTitle: 'Unsubscribe from a report',
  ask: 'Get no more mails of “%{title}”?',
  unsubscribed:
    'You have unsubscribed from “%{title}” and will not get it any more. Once signed in you can resume it among the report subscriptions.',
  unknownLink: 'This link is not valid, or the subscription has been deleted: nothing is sent any more.',
} satisfies Same<typeof zh>
