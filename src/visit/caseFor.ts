import { caseInfo } from '../../resources/business/case.ts'
import { firstFailing } from '../../resources/schema/condition.ts'
import type { AnyCondition } from '../../resources/schema/condition.ts'
import { businessToday } from '../installation/businessZone.ts'

/** The patients whom a case may name, by their own fields. */
export const mayHaveCase: AnyCondition = caseInfo.fields.patient.where

/** The value of a patient that keeps them from having a case (`demo`, `selfService`); undefined where none does. */
export const hinderOf = (patient: Readonly<Record<string, unknown>>): string | undefined => {
  const clause = firstFailing(mayHaveCase, patient, businessToday())
  return clause && String(patient[clause.key])
}
