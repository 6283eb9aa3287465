import { treatmentPlan } from '../../../resources/clinic/treatmentPlan.ts'
import { holds } from '../../../resources/core/condition.ts'
import type { AnyCondition } from '../../../resources/core/condition.ts'
import { businessToday } from '../../shell/installation/businessZone.ts'

const patients: AnyCondition = treatmentPlan.fields.patient.where

/** Whether a plan may be made for a patient, by what the patient is. */
export const mayHavePlan = (patient: Readonly<Record<string, unknown>>): boolean =>
  holds(patients, patient, businessToday())
