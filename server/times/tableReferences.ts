import { rechargeTypes } from '../../resources/times/rechargeType.ts'
import type { Context } from '../core/contract.ts'
import type { PartialEffect } from '../core/preview.ts'
import { keptOf } from '../core/referential/steps.ts'
import type { Merged, MergeSteps, RemoveSteps, TableReferences } from '../core/referential/steps.ts'
import { balanceOf } from './ledger/accounts.ts'
import { holdMerged, mergeTimes, restOfBoth, settleMerged } from './ledger/merge.ts'
import type { MergedTimes } from './ledger/merge.ts'
import { holdingsOf, onePatient, patientsOf } from './recharge/holdings.ts'
import { returnableOf, standingOf } from './recharge/hospitalStanding.ts'

const posted = ({ survivor, other }: Merged, { operator, now }: Context): MergedTimes => ({
  survivor,
  other,
  operator: operator?.id ?? null,
  now,
})

/**
 * What is left of each type once both are one, the days that are settled or stay owed, and what was paid for the other
 * or has still to be.
 */
const tellMerge: MergeSteps['preview'] = async ({ survivor, other }, { db }) => {
  const { left, worth, unpaid, waiting } = await holdingsOf(db, onePatient(other))
  const rest = await restOfBoth(db, survivor, other)
  const sum = (part: 'settled' | 'owed'): number => rest.reduce((total, one) => total + one[part], 0)
  return [
    ...(sum('settled') > 0 ? [{ effect: 'settles', count: sum('settled') }] : []),
    ...rest
      .filter(({ type, settled }) => type !== 'lifetime' && (left[type] > 0 || settled > 0))
      .map(({ type, times }) => ({ effect: type, count: times })),
    ...(sum('owed') > 0 ? [{ effect: 'owes', count: sum('owed') }] : []),
    ...(worth > 0 ? [{ effect: 'worth', amount: worth }] : []),
    ...(unpaid > 0 ? [{ effect: 'unpaid', amount: unpaid }] : []),
    ...(waiting.count > 0 ? [{ effect: 'waiting', count: waiting.count, amount: waiting.amount }] : []),
  ]
}

/** What a deleted patient would still have and owe. */
const tellPatient: RemoveSteps['preview'] = async ({ id, label }, { db }) => {
  const { left, worth, unpaid, owed, waiting } = await holdingsOf(db, onePatient(id))
  const names = [label]
  return [
    ...rechargeTypes.filter(type => left[type] > 0).map(type => ({ effect: type, count: left[type], names })),
    ...(worth > 0 ? [{ effect: 'worth', amount: worth, names }] : []),
    ...(unpaid > 0 ? [{ effect: 'unpaid', amount: unpaid, names }] : []),
    ...(owed > 0 ? [{ effect: 'owed', count: owed, names }] : []),
    ...(waiting.count > 0 ? [{ effect: 'waiting', count: waiting.count, amount: waiting.amount, names }] : []),
  ]
}

/** What is left on an organisation's account of each type, and what that was bought for. */
const tellTimes = async (id: number, { db }: Context): Promise<PartialEffect[]> => {
  const left = await balanceOf(db, { hospital: id })
  const effects: PartialEffect[] = []
  for (const rechargeType of rechargeTypes.filter(type => left[type] > 0)) {
    const { amount } = returnableOf(await standingOf(db, { hospital: id, rechargeType }))
    effects.push({ effect: rechargeType, count: left[rechargeType], amount })
  }
  return effects
}

/** What its patients have left, which they cannot train with while their organisation is deleted. */
const tellPatients = async (id: number, { db }: Context): Promise<PartialEffect[]> => {
  const { left, worth } = await holdingsOf(db, patientsOf(id))
  const times = left.ordinary + left.naked3d
  return [
    ...(times > 0 ? [{ effect: 'patientTimes', count: times }] : []),
    ...(left.lifetime > 0 ? [{ effect: 'patientLifetimes', count: left.lifetime }] : []),
    ...(worth > 0 ? [{ effect: 'patientWorth', amount: worth }] : []),
  ]
}

/**
 * What becomes of times and owed days when patients or organisations are merged, transferred or deleted: the ledger
 * moves them by movements of its own.
 */
export const timesTables: TableReferences = {
  'times_account.patient': {
    to: 'patient',
    on: {
      merge: {
        preview: tellMerge,
        hold: (merged, { db }) => holdMerged(db, merged),
        before: (merged, context) => mergeTimes(context.db, posted(merged, context)),
      },
      remove: { preview: tellPatient },
      erase: 'keep',
    },
  },
  'times_account.hospital': {
    to: 'hospital',
    on: {
      remove: {
        preview: async ({ id }, context) => [...(await tellTimes(id, context)), ...(await tellPatients(id, context))],
      },
    },
  },
  'times_owed.patient': {
    to: 'patient',
    on: {
      merge: { after: (merged, context) => settleMerged(context.db, posted(merged, context)) },
      remove: 'keep',
      erase: 'keep',
    },
  },
  // What was moved was moved then; whoever reads it follows who was merged into whom.
  'times_movement.patient': { to: 'patient', on: { merge: 'keep', remove: 'keep', erase: 'keep' } },
  'times_movement.hospital': keptOf('hospital'),
  'times_movement.operator': keptOf('operator'),
}
