import type { CallListName } from './callList.ts'

/** So many children are called in one go: their numbers stand in the address. */
export const mostCalled = 200

/** The page that works through these children. */
export const callListPath = (list: CallListName, patients: readonly number[]): string =>
  `/callList?list=${list}&patients=${[...new Set(patients)].slice(0, mostCalled).join(',')}`
