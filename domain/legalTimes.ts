import { addDays, addYears } from './calendar.ts'

/**
 * Medical records of outpatients are kept for 15 years at least from the last visit (《医疗机构病历管理规定》, 2013, article 29).
 */
export const medicalYears = 15

/** The day from which on a medical record need not be kept any more, by the day of the last visit. */
export const medicalUntil = (lastVisit: string, years = medicalYears): string => addYears(lastVisit, years)

/** Logs of networks are kept for six months at least (《网络安全法》, article 21, item 3). */
export const networkLogDays = 183

/** How long something is kept: so many days or years. */
export interface Period {
  readonly unit: 'days' | 'years'
  readonly of: number
}

/** The day before which everything is too old, on a day; what is of that day itself is kept. */
export const keptFrom = (today: string, { unit, of }: Period): string =>
  unit === 'days' ? addDays(today, -of) : addYears(today, -of)
