import { limitedTypes } from '../../resources/patients/patient.ts'
import type { Message } from '../../resources/core/message.ts'
import { message } from '../../resources/core/message.ts'
import type { Context } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'
import { hasCase, hasCurrentPlan } from '../clinic/clinicalState.ts'
import { newMistakes } from './patientMistakes.ts'
import { verifiedAt } from './patientMobile.ts'
import type { Patient } from './patientPair.ts'

type Type = Patient['type']

/** Types that nothing is bought for, so that nothing may be left when a patient becomes one. */
const free: readonly Type[] = ['trial', 'demo']

/** Whether patients of a type are valid for a time. */
export const hasValidity = (type: Type): boolean => (limitedTypes as readonly Type[]).includes(type)

/**
 * Why what is there of patients cannot be that of one patient of a type, or undefined: trial and demo have no times
 * left, a demo neither a live case nor a current plan.
 */
export const typeMistake = async (
  type: Type,
  patients: readonly Pick<Patient, 'id' | 'times'>[],
  { db }: Context,
): Promise<Message | undefined> => {
  const ids = patients.map(({ id }) => id)
  if (free.includes(type) && patients.some(({ times }) => times !== 0)) return message('typeHasTimes')
  if (type === 'demo' && (await hasCase(db, ids))) return message('typeHasCase')
  return type === 'demo' && (await hasCurrentPlan(db, ids)) ? message('typeHasPlan') : undefined
}

/** What was not asked of the patient while there was no person behind it has to be told on the form first. */
const needed = (fields: readonly string[], { t }: Context): Message =>
  message('typeNeeds', { fields: fields.map(name => t(`resources.patient.fields.${name}`)).join(', ') })

/**
 * The values of a patient who becomes of another type, who then keeps the rules of the form. Lifetime is given and
 * cancelled by actions of their own. Throws 400 at the field.
 */
export const changedType = async (
  record: Patient,
  { type, validUntil }: Pick<Patient, 'type' | 'validUntil'>,
  context: Context,
) => {
  if (type === record.type) throw invalid({ type: message('differ') })
  const mistake = await typeMistake(type, [record], context)
  if (mistake) throw invalid({ type: mistake })
  const validity = hasValidity(type)
    ? { validFrom: record.validFrom, validUntil }
    : { validFrom: null, validUntil: null }
  const { validUntil: until, ...further } = newMistakes(record, { type, ...validity }, context)
  if (until) throw invalid({ validUntil: until })
  const isUnverified = record.type === 'demo' && record.mobile !== null && record.mobileVerifiedAt === null
  const verified = isUnverified
    ? await verifiedAt(record.mobile, type, context, () => invalid({ type: needed(['mobileVerifiedAt'], context) }))
    : record.mobileVerifiedAt
  if (Object.keys(further).length > 0) throw invalid({ type: needed(Object.keys(further), context) })
  return { type, valid_from: validity.validFrom, valid_until: validity.validUntil, mobile_verified_at: verified }
}
