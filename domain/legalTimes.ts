import { addYears } from './calendar.ts'

/** Medical records of outpatients are kept for 15 years at least from the last visit (《医疗机构病历管理规定》, 2013, article 29). */
export const medicalYears = 15

/** The day from which on a medical record need not be kept any more, by the day of the last visit. */
export const medicalUntil = (lastVisit: string, years = medicalYears): string => addYears(lastVisit, years)
