import { Problem } from '../core/errors/problem.ts'

/** How long what was marked as read may be marked as unread again: long enough for a slip, and too short for who would rather not have read it. Milliseconds. */
const slip = 60_000

/** The moment at which something was marked as read, where that may still be taken back. */
export const readMoment = (readAt: string, now: Date): string => {
  const since = now.getTime() - Date.parse(readAt)
  if (since < 0 || since > slip) throw new Problem(409, 'readTooLongAgo')
  return readAt
}
