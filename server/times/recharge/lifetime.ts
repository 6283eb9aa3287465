import { yuan } from '../../../domain/yuan.ts'
import { patient } from '../../../resources/patients/patient.ts'
import type { InferRecord } from '../../../resources/core/index.ts'
import type { Context } from '../../core/contract.ts'
import { refuseChanged, previewReply } from '../../core/preview.ts'
import type { PartialEffect, PreviewReply } from '../../core/preview.ts'
import { lifetimeOf, lifetimesOf, lockLifetime } from './refundableLots.ts'
import { missingTimes, planTopUp, refuseNobody } from './planTopUp.ts'
import type { TopUpInput, TopUpPlan } from './planTopUp.ts'
import { refund, previewRefund, writeChange } from './refund.ts'
import { topUp } from './sellTopUp.ts'

type Patient = InferRecord<typeof patient>
type Terms = Omit<TopUpInput, 'userIds' | 'filter' | 'rechargeType' | 'times' | 'giveTimes'>

const oneLifetime = ({ id }: Patient, terms: Terms): TopUpInput => ({
  ...terms,
  userIds: [id],
  filter: null,
  rechargeType: 'lifetime',
  times: 1,
  giveTimes: 0,
})

/** Makes lifetime patients of those who were given a lifetime by a top-up. */
export const makeLifetime = ({ included }: TopUpPlan, context: Context): Promise<void> =>
  context.updateMany(
    patient,
    included.map(({ id }) => id),
    { type: 'lifetime', validFrom: null, validUntil: null },
    'giveLifetime',
  )

/**
 * Makes a patient ordinary again, where the last lifetime was given back by way of its record; what is left of other
 * times stays (product decisions §3).
 */
export const endLifetime = async (id: number, context: Context): Promise<void> => {
  if ((await lifetimesOf(id, context)) > 0) return
  const found = await context.db.selectFrom('patient').select('type').where('id', '=', id).executeTakeFirst()
  if (found?.type === 'lifetime') await context.update(patient, id, { type: 'ordinary' }, 'cancelLifetime')
}

/** What it would do to give a patient a lifetime: what it costs, and whose account it comes from. */
export const previewGiving = async (
  record: Patient,
  terms: Pick<Terms, 'doctorId' | 'payer'>,
  context: Context,
): Promise<PreviewReply> => {
  const plan = await planTopUp(oneLifetime(record, { payStatus: 'unpaid', ...terms }), false, context)
  refuseNobody(plan)
  if (plan.missing > 0) throw missingTimes(plan)
  const effects: PartialEffect[] = [
    { effect: 'amount', names: [yuan(plan.amount)] },
    ...plan.parts.map((part): PartialEffect =>
      part.left === null
        ? { effect: 'platform' }
        : { effect: 'organisation', count: part.left - 1, names: [part.name] },
    ),
    { effect: 'unlimited' },
  ]
  return previewReply(effects, [record.id, terms.payer])
}

/**
 * Gives a patient, who is held, one lifetime by way of the ledger. Throws as {@link topUp}, and 409 where it is
 * something else than was previewToken.
 */
export const giveLifetime = async (
  record: Patient,
  { previewToken, ...terms }: Terms & { readonly previewToken?: string | null },
  context: Context,
): Promise<void> => {
  if (previewToken) refuseChanged(previewToken, await previewGiving(record, terms, context))
  await topUp(oneLifetime(record, terms), context)
  await context.db
    .updateTable('patient')
    .set({ type: 'lifetime', valid_from: null, valid_until: null })
    .where('id', '=', record.id)
    .execute()
}

/** What it would do to cancel a lifetime: what is given back of the top-up that it came by, if it came by one. */
export const previewCancelling = async (record: Patient, context: Context): Promise<PreviewReply> => {
  const lot = await lifetimeOf(record.id, context)
  return lot ? previewRefund(lot, 1, context) : previewReply([{ effect: 'ordinary' }], [record.id])
}

/**
 * Cancels the lifetime of a patient, who is held after their lots, and gives it back where it came by a top-up; above
 * the limit somebody else has to agree first.
 */
export const cancelLifetime = async (
  record: Patient,
  { reason, previewToken }: { readonly reason: string; readonly previewToken?: string | null },
  context: Context,
): Promise<void> => {
  const lot = await lockLifetime(record.id, context)
  if (previewToken) refuseChanged(previewToken, await previewCancelling(record, context))
  if (lot) {
    const done = await refund(lot, { times: 1, reason }, context)
    if ('request' in done) return
    await writeChange(lot.id, done.change, context)
  }
  if ((await lifetimesOf(record.id, context)) > 0) return
  await context.db.updateTable('patient').set({ type: 'ordinary' }).where('id', '=', record.id).execute()
}
