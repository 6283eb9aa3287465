import type { RaRecord } from 'react-admin'

/** Whether a letter goes to people who have no account, and so to mailboxes alone. */
export const isToMailboxes = (record: RaRecord): boolean => record['to'] === 'addresses'

/** Whether mails are written of a letter. */
export const isMailed = (record: RaRecord): boolean => record['byMail'] === true || isToMailboxes(record)
