import type { Asking } from './contract.ts'
import { caller } from './caller.ts'

/** Organisations that a record names; none means all there are. */
export type Hospitals = readonly number[] | null

/** Whether a record is for organisations of the caller's scope alone; one that names none is for all. */
export const isWithinReach = (hospitals: Hospitals, asking: Pick<Asking, 'operator'>): boolean => {
  const { hospitals: own } = caller(asking).scope
  if (own === 'everything') return true
  const reached = new Set(own)
  return hospitals !== null && hospitals.length > 0 && hospitals.every(id => reached.has(id))
}
