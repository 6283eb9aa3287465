import type { patient } from '../../resources/business/patient.ts'
import type { InferRecord } from '../../resources/schema/index.ts'
import { message } from '../../resources/schema/message.ts'
import type { Context } from '../engine/contract.ts'
import { invalid } from '../errors/problem.ts'
import { liveRow, patientRows } from './patientRows.ts'

type Patient = InferRecord<typeof patient>
type Type = Patient['type']

/** Types that nothing is bought for, so that nothing may be left when a patient becomes one. */
const free: readonly Type[] = ['trial', 'demo']

/** Whether patients of a type are valid for a time. */
export const hasValidity = (type: Type): boolean => type === 'ordinary' || type === 'trial'

const hasCase = async (id: number, context: Context): Promise<boolean> => {
  const cases = patientRows().filter(({ resource }) => resource.name === 'case')
  for (const rows of cases) if (await liveRow(rows, id, context) !== undefined) return true
  return false
}

/**
 * What a patient may become: another type than now; demo or trial only while no times are left, demo only without a live case.
 * Lifetime is given and cancelled by actions of their own. Throws 400 at the field.
 */
export const checkType = async (record: Patient, { type, validUntil }: Pick<Patient, 'type' | 'validUntil'>, context: Context): Promise<void> => {
  if (validUntil !== null && record.validFrom !== null && validUntil < record.validFrom) throw invalid({ validUntil: message('notBefore', { min: record.validFrom }) })
  if (type === record.type) throw invalid({ type: message('differ') })
  if (free.includes(type) && record.times !== 0) throw invalid({ type: message('typeHasTimes') })
  if (type === 'demo' && await hasCase(record.id, context)) throw invalid({ type: message('typeHasCase') })
}
