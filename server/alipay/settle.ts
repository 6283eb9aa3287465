import { randomBytes } from 'node:crypto'
import { paymentOrder } from '../../resources/alipay/paymentOrder.ts'
import { paymentRefund } from '../../resources/alipay/paymentRefund.ts'
import { hospitalRecharge } from '../../resources/times/hospitalRecharge.ts'
import type { RechargeType } from '../../resources/times/rechargeType.ts'
import type { Context } from '../core/contract.ts'
import type { Trade } from '../platform/alipay/Alipay.ts'
import { topUpOrganisation } from '../times/ledger/organisations.ts'
import { booking } from '../times/payments/booking.ts'
import { bookPurchase } from '../times/payments/hospitalJournal.ts'
import { purchaseNumber } from '../times/recharge/hospitalRows.ts'
import { nextCheck, nextLateCheck } from './rhythm.ts'

/** What became of an order by what Alipay said. */
export type Settled = 'booked' | 'failed' | 'closed' | 'open' | 'again' | 'unknown'

const columns = [
  'id',
  'number',
  'hospital',
  'purpose',
  'recharge_type',
  'times',
  'amount',
  'state',
  'checks',
  'expires_at',
  'closed_at',
  'created_by',
] as const

const lock = (order: number, { db }: Context) =>
  db.selectFrom('payment_order').select(columns).where('id', '=', order).forUpdate().executeTakeFirst()
type Locked = NonNullable<Awaited<ReturnType<typeof lock>>>

/** Its number is drawn: nobody learns from it how many there were. */
const refundNumber = (order: string): string => `${order}R${randomBytes(6).toString('hex').toUpperCase()}`

/** Writes down that money of an order goes back; the job asks Alipay for it until it is done. */
export const owe = async (
  { id, number, hospital }: { readonly id: number; readonly number: string; readonly hospital: number },
  amount: number,
  context: Context,
): Promise<void> => {
  await context.create(paymentRefund, {
    number: refundNumber(number),
    paymentOrder: id,
    hospital,
    amount,
    state: 'waiting',
    checkAt: context.now,
  })
}

/**
 * What was bought by an order: the row, the movement and the money, as of any paid purchase; on the business day of
 * this moment.
 */
const buy = async (order: Locked, context: Context): Promise<number> => {
  const { db, now, operator } = context
  const { hospital, times, amount, created_by: by } = order
  const rechargeType = order.recharge_type as RechargeType
  const purchase = await context.create(hospitalRecharge, {
    number: await purchaseNumber(context),
    hospital,
    rechargeType,
    movement: 'topUp',
    times,
    giveTimes: 0,
    total: times,
    amount,
    payStatus: 'paid',
    channel: 'alipay',
    paidAt: now,
    remark: order.number,
  })
  await topUpOrganisation(db, {
    hospital,
    rechargeType,
    times,
    giveTimes: 0,
    hospitalRecharge: purchase,
    operator: operator?.id ?? by,
    now,
  })
  await bookPurchase(db, purchase, { ...booking(context), operator: operator?.id ?? by })
  return purchase
}

/** When it is asked about again. Nothing became of it, so that no history tells it and no page hears of it. */
const waitFor = async (id: number, checks: number, next: Date | null, { db }: Context): Promise<void> => {
  await db
    .updateTable('payment_order')
    .set({ checks, check_at: next?.toISOString() ?? null })
    .where('id', '=', id)
    .execute()
}

/** Nothing was learned of it: others have their turn first. However late, it is never given up. */
export const putOffOrder = async (id: number, context: Context): Promise<void> => {
  const order = await lock(id, context)
  if (order?.state !== 'made' && order?.state !== 'closed') return
  const checks = order.checks + 1
  await waitFor(id, checks, nextCheck(context.now, checks), context)
}

/** Why nothing can be given for the money that came. */
const failureOf = async (
  order: Locked,
  amount: number,
  { db }: Context,
): Promise<'amount' | 'organisation' | undefined> => {
  if (amount !== order.amount) return 'amount'
  if (order.purpose === 'test') return undefined
  const found = await db
    .selectFrom('hospital')
    .select('deleted')
    .where('id', '=', order.hospital)
    .forShare()
    .executeTakeFirstOrThrow()
  return found.deleted ? 'organisation' : undefined
}

/**
 * Goes on from what Alipay, as it itself signed, knows of an order: paid, what was bought is given in the same
 * transaction, once, also where the order was closed meanwhile. Money that nothing can be given for goes back. The
 * order is held until the transaction ends.
 */
export const settle = async (id: number, trade: Trade | undefined, context: Context): Promise<Settled> => {
  const order = await lock(id, context)
  if (!order) return 'unknown'
  const { now } = context
  const isOpen = order.state === 'made'
  if (!isOpen && order.state !== 'closed') return 'again'
  if (trade?.status === 'paid') {
    const { tradeNo, amount: receivedAmount } = trade
    const failure = await failureOf(order, receivedAmount, context)
    const came = { tradeNo, receivedAmount, paidAt: now, checkAt: null }
    if (failure) {
      await context.update(paymentOrder, id, { ...came, state: 'failed', failure })
      await owe(order, receivedAmount, context)
      return 'failed'
    }
    const purchase = order.purpose === 'test' ? null : await buy(order, context)
    await context.update(paymentOrder, id, { ...came, state: 'paid', purchase })
    return 'booked'
  }
  const checks = order.checks + 1
  if (!isOpen) {
    await waitFor(id, checks, nextLateCheck(now, new Date(order.closed_at!)), context)
    return 'again'
  }
  if (trade?.status === 'closed' || (trade === undefined && new Date(order.expires_at) <= now)) {
    await context.update(paymentOrder, id, { state: 'closed', closedAt: now, checks, checkAt: nextLateCheck(now, now) })
    return 'closed'
  }
  const expiresAt = new Date(order.expires_at)
  const next = nextCheck(now, checks)
  await waitFor(id, checks, now < expiresAt && expiresAt < next ? expiresAt : next, context)
  return 'open'
}
