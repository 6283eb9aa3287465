import { yuan } from '../../../domain/yuan.ts'
import { recharge } from '../../../resources/times/recharge.ts'
import type { Context } from '../../core/contract.ts'
import { refuseChanged } from '../../core/preview.ts'
import { Problem } from '../../core/errors/problem.ts'
import { caller } from '../../core/caller.ts'
import { freeNumber } from '../documentNumber.ts'
import { topUpPatients } from '../ledger/creditTopUp.ts'
import { booking } from '../payments/booking.ts'
import { bookSales } from '../payments/patientJournal.ts'
import { missingTimes, planTopUp, refuseNobody, tokenOf } from './planTopUp.ts'
import type { TopUpInput, TopUpPlan } from './planTopUp.ts'

/** What was done: the number that all its records share, and the records by the places of those who were topped up. */
export interface TopUpDone {
  readonly batch: string
  readonly plan: TopUpPlan
  readonly ids: readonly number[]
}

/** A number no other top-up has: the day, and eight digits. */
const nextBatch = ({ db, today }: Context): Promise<string> =>
  freeNumber(
    8,
    digits => `T${today.replaceAll('-', '')}${digits}`,
    async batch =>
      (await db.selectFrom('recharge').select('id').where('batch', '=', batch).limit(1).executeTakeFirst()) !==
      undefined,
  )

/** Throws 409 where it costs something else than the caller has seen; the answer says what. */
const refuseOtherAmount = (expected: number | null | undefined, { amount }: TopUpPlan): void => {
  if (typeof expected === 'number' && expected !== amount)
    throw new Problem(409, 'priceChanged', {
      parameters: { amount: yuan(amount) },
      details: { amount, expectedAmount: expected },
    })
}

const recordsOf = (input: TopUpInput, { included, parts, doctor }: TopUpPlan, batch: string, context: Context) => {
  const { rechargeType, times, giveTimes, channel, payStatus, payer, remark } = input
  const at = context.now.toISOString()
  const paid = payStatus === 'paid' ? { paidAt: at, paidBy: caller(context).id } : {}
  const byHospital = new Map(parts.map(part => [part.hospital, part]))
  return included.map(({ id, hospital }, i) => {
    const { each, source, price } = byHospital.get(hospital)!
    return {
      number: `${batch}-${i + 1}`,
      batch,
      patient: id,
      hospital,
      rechargeType,
      times,
      giveTimes: giveTimes ?? 0,
      total: times + (giveTimes ?? 0),
      payer,
      amount: each,
      ...(source === 'organisation' ? { hospitalPrice: price } : { price }),
      doctor,
      channel,
      payStatus,
      ...paid,
      remark,
    }
  })
}

/** The ledger's own refusal, with what each organisation lacks: somebody else was faster. */
const told = async (error: unknown, input: TopUpInput, context: Context): Promise<unknown> =>
  error instanceof Problem && error.code === 'timesMissing'
    ? missingTimes(await planTopUp(input, true, context))
    : error

/**
 * Tops up patients together or not at all: a record for each, with its price, the movement in the ledger and the sale
 * in the journal. Throws 400 where nobody is left, 409 `previewChanged`, `priceChanged` or `timesMissing`. In the
 * caller's transaction.
 */
export const topUp = async (
  input: TopUpInput & { readonly expectedAmount?: number | null; readonly previewToken?: string | null },
  context: Context,
): Promise<TopUpDone> => {
  const plan = await planTopUp(input, true, context)
  const { included, missing } = plan
  refuseNobody(plan)
  if (input.previewToken) refuseChanged(input.previewToken, tokenOf(plan))
  refuseOtherAmount(input.expectedAmount, plan)
  if (missing > 0) throw missingTimes(plan)
  const batch = await nextBatch(context)
  const ids = await context.createMany(recharge, recordsOf(input, plan, batch, context))
  const { rechargeType, times, giveTimes, payer } = input
  try {
    await topUpPatients(context.db, {
      lots: included.map(({ id, hospital }, i) => ({ recharge: ids[i]!, patient: id, hospital })),
      rechargeType,
      times,
      giveTimes: giveTimes ?? 0,
      payer,
      operator: caller(context).id,
      now: context.now,
    })
  } catch (error) {
    throw await told(error, input, context)
  }
  await bookSales(context.db, ids, booking(context))
  return { batch, plan, ids }
}
