import { day, later, minute } from './lifetime.ts'

/** How long an upload waits for a record that holds it. */
export const uploadLifetime = day

/**
 * The moment since which an upload must have been made to get into a record: a little later than those that are
 * removed, so that none is removed meanwhile.
 */
export const usableSince = (now: Date): Date => later(now, 30 * minute - uploadLifetime)
