import { idsIn } from '../../core/idIn.ts'

/** The page with a reminder of the next examination for each of these patients. */
export const remindersPath = (patients: readonly number[]): string =>
  `/reexaminationReminder?patients=${[...new Set(patients)].join(',')}`

/** The patients that an address names. */
export const remindedIn = (search: URLSearchParams): readonly number[] => idsIn(search, 'patients')
