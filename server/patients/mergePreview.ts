import { previewReply } from '../core/preview.ts'
import type { PartialEffect, PreviewReply } from '../core/preview.ts'
import type { Context } from '../core/contract.ts'
import { restOfBoth } from '../times/ledger/merge.ts'
import type { MergedRest } from '../times/ledger/merge.ts'
import { holdingsOf, onePatient } from '../times/recharge/holdings.ts'
import type { Holdings } from '../times/recharge/holdings.ts'
import { isValidityWidened } from './mergedService.ts'
import { differing } from './patientPair.ts'
import type { Pair } from './patientPair.ts'
import { countRows, liveRow, patientRows } from './patientRows.ts'
import type { PatientRows } from './patientRows.ts'

/** A kind of row of which each of the two has one, though a patient may have but one. */
export interface Conflict {
  readonly rows: PatientRows
  readonly survivor: number
  readonly other: number
}

export const conflictsOf = async ({ survivor, other }: Pair, context: Context): Promise<Conflict[]> => {
  const found: Conflict[] = []
  for (const rows of patientRows().filter(({ isSingle }) => isSingle)) {
    const [one, two] = [await liveRow(rows, survivor.id, context), await liveRow(rows, other.id, context)]
    if (one !== undefined && two !== undefined) found.push({ rows, survivor: one, other: two })
  }
  return found
}

/** The plan of the other that ends, as the survivor has a current one too. */
export const endingPlan = async ({ survivor, other }: Pair, { db }: Context): Promise<{ id: number; startsOn: string } | undefined> => {
  const current = await db.selectFrom('treatment_plan').select(['id', 'patient', 'starts_on as startsOn'])
    .where('patient', 'in', [survivor.id, other.id]).where('current', '=', true).execute()
  return current.length === 2 ? current.find(plan => plan.patient === other.id) : undefined
}

/** What is left of each type once both are one, and the days that are settled or stay owed. */
const tellTimes = ({ left }: Holdings, rest: readonly MergedRest[]): PartialEffect[] => {
  const sum = (part: 'settled' | 'owed'): number => rest.reduce((total, one) => total + one[part], 0)
  return [
    ...(sum('settled') > 0 ? [{ effect: 'settles', count: sum('settled') }] : []),
    ...rest.filter(({ type, settled }) => type !== 'lifetime' && (left[type] > 0 || settled > 0)).map(({ type, times }) => ({ effect: type, count: times })),
    ...(sum('owed') > 0 ? [{ effect: 'owes', count: sum('owed') }] : []),
  ]
}

/** What was paid for the other that goes along, and what has still to be paid. */
const tellMoney = ({ worth, unpaid, waiting }: Holdings): PartialEffect[] => [
  ...(worth > 0 ? [{ effect: 'worth', amount: worth }] : []),
  ...(unpaid > 0 ? [{ effect: 'unpaid', amount: unpaid }] : []),
  ...(waiting.count > 0 ? [{ effect: 'waiting', count: waiting.count, amount: waiting.amount }] : []),
]

const tellLifetime = ({ survivor, other }: Pair): PartialEffect[] => {
  if (other.type !== 'lifetime') return []
  return [{ effect: survivor.type === 'lifetime' ? 'lifetimes' : 'lifetime' }]
}

/** What becomes of the other's password for training clients. */
const tellPassword = async ({ survivor, other }: Pair, { db }: Context): Promise<PartialEffect[]> => {
  const found = await db.selectFrom('client_credential').select('patient').where('patient', 'in', [survivor.id, other.id]).execute()
  if (!found.some(({ patient }) => patient === other.id)) return []
  return found.length === 2 ? [{ effect: 'signOut' }] : [{ effect: 'password', names: [survivor.account ?? ''] }]
}

/** What a merge is about to do, and what has to be chosen. */
export interface ToldMerge extends PreviewReply {
  readonly differing: string[]
  readonly chooseCase: boolean
}

/** Tells what a merge does with everything that the other one has: how much it is, and what it is worth. */
export const previewMergeOf = async (pair: Pair, conflicts: readonly Conflict[], context: Context): Promise<ToldMerge> => {
  const { survivor, other } = pair
  const holdings = await holdingsOf(context.db, onePatient(other.id))
  const effects: PartialEffect[] = [
    ...(await countRows(other.id, context)).map(({ rows: { resource }, count }) => ({ effect: 'moves', subject: `resources.${resource.name}.name`, count })),
    ...(await endingPlan(pair, context) ? [{ effect: 'closes', subject: 'resources.treatmentPlan.name' }] : []),
    ...tellTimes(holdings, await restOfBoth(context.db, survivor.id, other.id)), ...tellMoney(holdings), ...tellLifetime(pair),
    ...(isValidityWidened(pair) ? [{ effect: 'validity' }] : []),
    ...(other.activation === 'activated' && survivor.activation !== 'activated' ? [{ effect: 'activates' }] : []),
    ...await tellPassword(pair, context),
    { effect: 'goes' },
  ]
  return { ...previewReply(effects, [survivor.id, survivor.version, other.id, other.version]), differing: differing(pair), chooseCase: conflicts.length > 0 }
}
