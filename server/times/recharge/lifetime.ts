import { yuan } from '../../../domain/yuan.ts'
import { patient } from '../../../resources/patients/patient.ts'
import type { AnyResource, InferRecord } from '../../../resources/core/index.ts'
import type { Context } from '../../core/contract.ts'
import { refuseUnseen, told } from '../../core/preview.ts'
import type { Telling, Told } from '../../core/preview.ts'
import { holdLifetime, lifetimesOf } from './lots.ts'
import { missingTimes, planTopUp, refuseNobody } from './planTopUp.ts'
import type { TopUpInput, TopUpPlan } from './planTopUp.ts'
import { refund, tellRefund, writeChange } from './refund.ts'
import { topUp } from './topUp.ts'

type Patient = InferRecord<typeof patient>
type Terms = Omit<TopUpInput, 'userIds' | 'filter' | 'rechargeType' | 'times' | 'giveTimes'>

const lifetimeOf = ({ id }: Patient, terms: Terms): TopUpInput => ({ ...terms, userIds: [id], filter: null, rechargeType: 'lifetime', times: 1, giveTimes: 0 })

/** Makes lifetime patients of those who were given a lifetime by a top-up. */
export const makeLifetime = ({ included }: TopUpPlan, context: Context): Promise<void> =>
  context.updateMany(patient as unknown as AnyResource, included.map(({ id }) => id), { type: 'lifetime', validFrom: null, validUntil: null }, 'giveLifetime')

/** Makes a patient ordinary again, where the last lifetime was given back by way of its record; what is left of other times stays (product decisions §3). */
export const endLifetime = async (id: number, context: Context): Promise<void> => {
  if (await lifetimesOf(id, context) > 0) return
  const found = await context.db.selectFrom('patient').select('type').where('id', '=', id).executeTakeFirst()
  if (found?.type === 'lifetime') await context.update(patient as unknown as AnyResource, id, { type: 'ordinary' }, 'cancelLifetime')
}

/** What it would do to give a patient a lifetime: what it costs, and whose account it comes from. */
export const tellGiving = async (record: Patient, terms: Pick<Terms, 'doctorId' | 'payer'>, context: Context): Promise<Told> => {
  const plan = await planTopUp(lifetimeOf(record, { payStatus: 'unpaid', ...terms }), false, context)
  refuseNobody(plan)
  if (plan.missing > 0) throw missingTimes(plan)
  const effects: Telling[] = [
    { effect: 'amount', names: [yuan(plan.amount)] },
    ...plan.parts.map((part): Telling => (part.left === null ? { effect: 'platform' } : { effect: 'organisation', count: part.left - 1, names: [part.name] })),
    { effect: 'unlimited' },
  ]
  return told(effects, [record.id, terms.payer])
}

/** Gives a patient, who is held, one lifetime by way of the ledger. Throws as {@link topUp}, and 409 where it is something else than was seen. */
export const giveLifetime = async (record: Patient, { seen, ...terms }: Terms & { readonly seen?: string | null }, context: Context): Promise<void> => {
  if (seen) refuseUnseen(seen, await tellGiving(record, terms, context))
  await topUp(lifetimeOf(record, terms), context)
  await context.db.updateTable('patient').set({ type: 'lifetime', valid_from: null, valid_until: null }).where('id', '=', record.id).execute()
}

/** What it would do to cancel a lifetime: what is given back of the top-up that it came by, if it came by one. */
export const tellCancelling = async (record: Patient, context: Context): Promise<Told> => {
  const lot = await holdLifetime(record.id, context)
  return lot ? tellRefund(lot, 1, context) : told([{ effect: 'ordinary' }], [record.id])
}

/** Cancels the lifetime of a patient, who is held, and gives it back where it came by a top-up; above the limit somebody else has to agree first. */
export const cancelLifetime = async (record: Patient, { reason, seen }: { readonly reason: string; readonly seen?: string | null }, context: Context): Promise<void> => {
  const lot = await holdLifetime(record.id, context)
  if (seen) refuseUnseen(seen, await tellCancelling(record, context))
  if (lot) {
    const done = await refund(lot, { times: 1, reason }, context)
    if ('request' in done) return
    await writeChange(lot.id, done.change, context)
  }
  if (await lifetimesOf(record.id, context) > 0) return
  await context.db.updateTable('patient').set({ type: 'ordinary' }).where('id', '=', record.id).execute()
}
