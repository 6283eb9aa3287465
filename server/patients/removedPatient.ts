import { rechargeTypes } from '../../resources/times/rechargeType.ts'
import type { Context } from '../core/contract.ts'
import { previewReply } from '../core/preview.ts'
import type { PartialEffect, PreviewReply } from '../core/preview.ts'
import { holdingsOf, onePatient } from '../times/recharge/holdings.ts'
import type { Patient } from './patientPair.ts'

/** What a patient still has and owes. */
export const previewPatientRemoval = async ({ id, name }: Pick<Patient, 'id' | 'name'>, { db }: Context): Promise<PreviewReply> => {
  const { left, worth, unpaid, owed, waiting } = await holdingsOf(db, onePatient(id))
  const names = [name]
  const effects: PartialEffect[] = [
    ...rechargeTypes.filter(type => left[type] > 0).map(type => ({ effect: type, count: left[type], names })),
    ...(worth > 0 ? [{ effect: 'worth', amount: worth, names }] : []),
    ...(unpaid > 0 ? [{ effect: 'unpaid', amount: unpaid, names }] : []),
    ...(owed > 0 ? [{ effect: 'owed', count: owed, names }] : []),
    ...(waiting.count > 0 ? [{ effect: 'waiting', count: waiting.count, amount: waiting.amount, names }] : []),
  ]
  return previewReply(effects, [id])
}
