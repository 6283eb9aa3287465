import type { Same } from '../../Same.ts'
import type zh from '../../zh/content/parts.ts'

/** What parts of pages say of content, which come with them. */
export default {
  whatsNew: 'New in the back-office',
  seen: 'Got it',
  banners: 'Banners',
  previous: 'Previous',
  next: 'Next',
  vision: 'How vision changed',
  mailedToSelf: 'It is on its way to your mailbox',
} satisfies Same<typeof zh>
