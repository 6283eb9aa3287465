import { patient } from '../../resources/patients/patient.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { remembered } from '../../resources/core/remembered.ts'
import { validate } from '../../resources/core/validate.ts'
import type { FieldErrors } from '../../resources/core/validate.ts'
import { toYup } from '../../resources/core/yup.ts'
import type { Context } from '../core/contract.ts'
import type { Patient } from './patientPair.ts'

const schemaOf = remembered(({ fields, rules }: AnyResource) => toYup(fields, rules))

const mistakes = (values: Readonly<Record<string, unknown>>, { today }: Context): FieldErrors => {
  const checked = validate(schemaOf(patient), values, { today, hops: values })
  return checked.ok ? {} : checked.errors
}

/**
 * What would be wrong with a patient by the rules of the form if some values were others; what is wrong now is let
 * pass.
 */
export const newMistakes = (record: Patient, values: Partial<Patient>, context: Context): FieldErrors => {
  const before = mistakes(record, context)
  return Object.fromEntries(
    Object.entries(mistakes({ ...record, ...values }, context)).filter(([name]) => !(name in before)),
  )
}
