import { caseInfo } from '../../../resources/clinic/case.ts'
import { firstFailing } from '../../../resources/core/condition.ts'
import type { AnyCondition } from '../../../resources/core/condition.ts'
import { businessToday } from '../../shell/installation/businessZone.ts'

/** The patients whom a case may name, by their own fields. */
export const mayHaveCase: AnyCondition = caseInfo.fields.patient.where

/** The value of a patient that keeps them from having a case (`demo`, `selfService`); undefined where none does. */
export const unavailableReasonOf = (patient: Readonly<Record<string, unknown>>): string | undefined => {
  const clause = firstFailing(mayHaveCase, patient, businessToday())
  return clause && String(patient[clause.key])
}
