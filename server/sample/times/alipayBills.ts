import type { alipayBill } from '../../../resources/alipay/alipayBill.ts'
import type { alipayDifference } from '../../../resources/alipay/alipayDifference.ts'
import type { paymentOrder } from '../../../resources/alipay/paymentOrder.ts'
import type { hospitalPayment } from '../../../resources/times/hospitalPayment.ts'
import { addDays, dateIn, dayNumber } from '../../../domain/calendar.ts'
import { stamped } from '../stored.ts'
import type { Stored } from '../stored.ts'
import { paymentRefunds } from './paymentOrders.ts'

type Order = Stored<typeof paymentOrder>

const merchant = '20881021800000000156'
const appId = '2021000100000000'

const charged = (amount: number): number => Math.round(amount * 0.006)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const dayOf = (moment: string | null): string | undefined => (moment === null ? undefined : dateIn(new Date(moment)))

const byDay = <T>(
  all: readonly T[],
  momentOf: (one: T) => string | null,
): ReadonlyMap<string | undefined, readonly T[]> => {
  const groups = new Map<string | undefined, T[]>()
  for (const one of all) {
    const day = dayOf(momentOf(one))
    const group = groups.get(day)
    if (group) group.push(one)
    else groups.set(day, [one])
  }
  return groups
}

/** The last orders that were paid, of which something differs. */
const differing = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(({ receivedAmount, purpose }) => receivedAmount > 0 && purpose === 'topUp').slice(-3)

/**
 * The days of the last weeks, and before them those since an order of which something differs, oldest first; the bill
 * of yesterday is not made yet.
 */
const daysUntil = (orders: readonly Order[], today: string): readonly string[] => {
  const [first = today] = differing(orders)
    .flatMap(({ paidAt }) => dayOf(paidAt) ?? [])
    .toSorted()
  const count = Math.max(30, dayNumber(today) - dayNumber(first))
  return Array.from({ length: count }, (_, at) => addDays(today, at - count))
}

/** What Alipay said of each day, as it was compared. */
export function* alipayBills(
  orders: Iterable<Order>,
  payments: readonly Stored<typeof hospitalPayment>[],
  today: string,
): Generator<Stored<typeof alipayBill>> {
  const all = [...orders]
  const paidOn = byDay(
    all.filter(({ receivedAmount }) => receivedAmount > 0),
    ({ paidAt }) => paidAt,
  )
  const refundedOn = byDay([...paymentRefunds(all, payments)], ({ refundedAt }) => refundedAt)
  let id = 0
  for (const day of daysUntil(all, today)) {
    id += 1
    const paid = paidOn.get(day) ?? []
    const refunds = refundedOn.get(day) ?? []
    const at = `${addDays(day, 1)}T01:20:00.000Z`
    const isMade = addDays(day, 1) < today
    yield {
      id,
      day,
      state: isMade ? 'compared' : 'waiting',
      trouble: isMade ? null : 'notThere',
      lines: isMade ? paid.length + refunds.length : 0,
      received: isMade ? sum(paid.map(one => one.receivedAmount)) : 0,
      refunded: isMade ? sum(refunds.map(one => one.amount)) : 0,
      fees: isMade ? sum(paid.map(one => charged(one.receivedAmount))) : 0,
      otherLines: isMade ? id % 4 : 0,
      merchant: isMade ? merchant : null,
      appId,
      comparedAt: isMade ? at : null,
      tries: 1,
      checkAt: isMade ? null : at,
      toldAt: null,
      skipReason: null,
      ...stamped(`${addDays(day, 1)}T00:00:00.000Z`, null, at),
    }
  }
}

/** What differed: one that was explained, one that a lost notice left, and one that somebody has to look at. */
export function* alipayDifferences(orders: Iterable<Order>, today: string): Generator<Stored<typeof alipayDifference>> {
  const all = [...orders]
  const paid = differing(all)
  const compared = daysUntil(all, today).slice(0, -1)
  const outcomes = [
    { kind: 'fee', state: 'explained' },
    { kind: 'missingHere', state: 'mended' },
    { kind: 'account', state: 'open' },
  ] as const
  for (const [at, { kind, state }] of outcomes.entries()) {
    const order = paid[at]
    const place = compared.indexOf(dayOf(order?.paidAt ?? null) ?? '')
    if (!order || place < 0) continue
    const [day, moment] = [compared[place]!, `${addDays(compared[place]!, 1)}T01:20:00.000Z`]
    const amount = order.receivedAmount
    const fee = charged(amount)
    const sides = {
      fee: { ours: fee, theirs: fee + 1 },
      missingHere: { ours: null, theirs: amount },
      account: { ours: amount, theirs: 0 },
    }[kind]
    yield {
      id: at + 1,
      bill: place + 1,
      day,
      kind,
      movement: 'payment',
      number: order.number,
      paymentOrder: order.id,
      paymentRefund: null,
      tradeNo: order.tradeNo,
      ...sides,
      state,
      reason: state === 'explained' ? '支付宝按笔进位，多收一分' : null,
      explainedBy: state === 'explained' ? 1 : null,
      explainedAt: state === 'explained' ? moment : null,
      mendedAt: state === 'mended' ? moment : null,
      toldAt: null,
      fingerprint: `${day} ${kind} payment ${order.number}`,
      ...stamped(moment, null),
    }
  }
}
