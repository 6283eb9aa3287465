import { slipTime } from '../../domain/reading.ts'
import { Problem } from '../core/errors/problem.ts'

/**
 * The moment at which something was marked as read, where that may still be taken back. Throws a conflict where it is
 * too long ago, or has not come.
 */
export const readMoment = (readAt: string, now: Date): string => {
  const since = now.getTime() - Date.parse(readAt)
  if (since < 0 || since > slipTime) throw new Problem(409, 'readTooLongAgo')
  return readAt
}
