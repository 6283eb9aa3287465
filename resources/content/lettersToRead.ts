import { datetime, flag, integer, items, text } from '../core/index.ts'

/** Which letters of a reader are asked for. */
export const paged = { page: integer({ min: 0, max: 10_000 }), size: integer({ min: 1, max: 100 }) }

/** What comes along with a letter. */
export const files = items({ name: text({ required: true }), url: text({ required: true }) }, { required: true })

const letter = {
  id: integer({ required: true }),
  title: text({ required: true }),
  content: text({ required: true }),
  files,
  publishedAt: datetime({ required: true }),
  isNew: flag({ required: true }),
}

/** Letters as their reader is told of them, the latest first. */
export const letters = { content: items(letter, { required: true }), totalElements: integer({ required: true }) }
/** How many were not opened yet. */
export const unread = { unread: integer({ required: true }) }

/** What readers do with their letters: operators in the top bar, guardians on the device of the patient. */
export const lettersToRead = {
  inbox: { call: 'GET api/mailbox', permission: 'signedIn', input: paged, output: letters },
  unread: { call: 'GET api/mailbox/unread', permission: 'signedIn', output: unread },
  /** Letters by their ids with commas between them, or `all`. */
  open: {
    call: 'PUT api/mailbox/read',
    permission: 'signedIn',
    input: { ids: text({ required: true, max: 5000 }) },
    output: { ...unread, readAt: datetime({ required: true }) },
  },
  /** Takes back that letters were marked as read at a moment which `open` has just answered. */
  markUnread: {
    call: 'PUT api/mailbox/unread',
    permission: 'signedIn',
    input: { readAt: datetime({ required: true }) },
    output: unread,
  },
  /** The letters of the patient who is signed in on the device, for the guardian. */
  received: {
    call: 'GET api/client/mail',
    by: 'trainee',
    conditional: true,
    input: paged,
    output: { ...letters, ...unread },
  },
  read: {
    call: 'POST api/client/mail/read',
    by: 'trainee',
    input: { id: integer({ required: true, min: 1 }) },
    output: unread,
  },
} as const
