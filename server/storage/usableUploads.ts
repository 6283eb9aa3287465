import { later, minute } from '../session/lifetime.ts'
import { uploadLifetime } from './removeUnused.ts'

/** The moment since which an upload must have been made to get into a record: a little later than those that are removed, so that none is removed meanwhile. */
export const usableSince = (now: Date): Date => later(now, 30 * minute - uploadLifetime)
