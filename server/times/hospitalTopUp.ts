import { partsOf, usedOf, worthOf } from '../../domain/purchases.ts'
import type { hospitalRecharge } from '../../resources/times/hospitalRecharge.ts'
import { message } from '../../resources/core/message.ts'
import type { Handlers } from '../../resources/core/index.ts'
import type { Context } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'
import { requireBuyer } from './buyer.ts'
import { timesMissing, topUpOrganisation } from './ledger/organisations.ts'
import { booking } from './payments/booking.ts'
import { bookPurchase, bookPurchasePayment } from './payments/hospitalJournal.ts'
import { giveBackToPlatform, lockAccount, refundHospital } from './recharge/hospitalRefund.ts'
import { posting, remainingOf, storeRow } from './recharge/hospitalRows.ts'
import { standingOf } from './recharge/hospitalStanding.ts'
import { requirePlatformOperator } from '../core/platformOperator.ts'

type Given = Handlers<typeof hospitalRecharge, Context>

/** Gives an organisation times and gifts out of the platform's account. */
export const topUp: Given['topUp'] = async (
  { hospital, rechargeType, times, giveTimes = 0, amount, payStatus, channel, remark },
  context,
) => {
  await requirePlatformOperator(context)
  await requireBuyer(hospital, context)
  const row = await storeRow(
    {
      hospital,
      rechargeType,
      movement: 'topUp',
      times,
      giveTimes,
      amount,
      payStatus,
      channel: channel ?? null,
      remark: remark ?? null,
    },
    context,
  )
  await topUpOrganisation(context.db, {
    hospital,
    rechargeType,
    times,
    giveTimes,
    hospitalRecharge: row.id,
    ...posting(context),
  })
  await bookPurchase(context.db, row.id, booking(context))
  return { ...row, remaining: await remainingOf({ hospital, rechargeType }, context) }
}

/** Takes times and gifts back from an organisation, as far as any are left: 409 `timesMissing` otherwise. */
export const refund: Given['refund'] = async (
  { hospital, rechargeType, times, giveTimes = 0, amount, reason },
  context,
) => {
  await requirePlatformOperator(context)
  if (times + giveTimes === 0) throw invalid({ times: message('atLeast', { min: 1 }) })
  return refundHospital({ hospital, rechargeType }, { times, giveTimes, amount }, reason, context)
}

/**
 * Takes back what an unpaid top-up gave and has not gone back of it yet, as a whole; the row that cancels it carries the
 * amount that is not owed any more. 409 `timesMissing` where some of it is used, which stays owed: what is left goes
 * back by a refund.
 */
export const cancel: Given['cancel'] = async ({ id, hospital, rechargeType }, { reason }, context) => {
  await requirePlatformOperator(context)
  const account = { hospital, rechargeType }
  // The purchase itself is held by its action.
  await lockAccount(account, context)
  const { purchases } = await standingOf(context.db, account)
  const purchase = purchases.find(one => one.id === id)!
  const missing = usedOf(purchase)
  if (missing > 0) throw timesMissing(missing)
  const parts = partsOf([purchase], purchase.left)
  await giveBackToPlatform(
    account,
    { ...purchase.left, amount: 0, cancelledAmount: worthOf(parts, false), parts },
    { remark: reason, cancels: id },
    context,
  )
}

/** The money of a top-up came in: what of it is not cancelled. */
export const pay: Given['pay'] = async ({ id }, { channel }, context) => {
  await requirePlatformOperator(context)
  await context.db
    .updateTable('hospital_recharge')
    .set({ pay_status: 'paid', channel, paid_at: context.now.toISOString() })
    .where('id', '=', id)
    .execute()
  await bookPurchasePayment(context.db, id, channel, booking(context))
}
