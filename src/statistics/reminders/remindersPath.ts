/** The page with a reminder of the next examination for each of these patients. */
export const remindersPath = (patients: readonly number[]): string => `/reexaminationReminder?patients=${[...new Set(patients)].join(',')}`

/** The patients that an address names. */
export const remindedIn = (search: URLSearchParams): readonly number[] =>
  [...new Set((search.get('patients') ?? '').split(',').map(Number).filter(id => Number.isSafeInteger(id) && id > 0))]
