import { date, flag, integer, longText, text } from '../core/index.ts'
import { examinations } from '../clinic/examinations.ts'

/**
 * How a patient is doing, beside what their own record says: the live case and its examinations. Nothing of that for
 * those who may not read cases.
 */
export const patientOverview = {
  seesCases: flag(),
  case: integer(),
  number: text(),
  reexamineOn: date(),
  glasses: text(),
  occlusion: text(),
  recommendation: longText(),
  trainingFrequencyLabel: text(),
  prescriptionCount: integer(),
  records: examinations,
}
