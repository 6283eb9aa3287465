import type { paymentOrder } from '../../../resources/alipay/paymentOrder.ts'
import type { paymentRefund } from '../../../resources/alipay/paymentRefund.ts'
import type { hospitalPayment } from '../../../resources/times/hospitalPayment.ts'
import { addDays } from '../../../domain/calendar.ts'
import { clinics, platformId } from '../organisations.ts'
import { later, stamped } from '../stored.ts'
import type { Stored } from '../stored.ts'
import type { HospitalRechargeRow } from './book.ts'

type Order = Stored<typeof paymentOrder>
type Refund = Stored<typeof paymentRefund>
type Payment = Stored<typeof hospitalPayment>

const digits = (at: number): string => String((at * 7_919 + 104_729) % 10_000_000_000).padStart(10, '0')

const common = (id: number, at: string) => ({
  id,
  number: `ZF${at.slice(0, 10).replaceAll('-', '')}${digits(id)}`,
  purpose: 'topUp' as const,
  price: null,
  way: id % 3 === 0 ? ('page' as const) : ('qr' as const),
  failure: null,
  tradeNo: null,
  receivedAmount: 0,
  refundedAmount: 0,
  billedOn: null,
  fee: null,
  purchase: null,
  expiresAt: later(at, 30),
  paidAt: null,
  closedAt: null,
  qrCode: null,
  appId: '2021000100000000',
  checks: id % 2,
  checkAt: null,
})

/** What became of some orders that bought nothing, by how many days ago they were made. */
const others = [
  { daysAgo: 12, state: 'closed', times: 500, amount: 600_000 },
  { daysAgo: 33, state: 'closed', times: 100, amount: 150_000 },
  { daysAgo: 41, state: 'refunded', times: 0, amount: 1 },
] as const

/** Orders of what organisations bought by Alipay, and some that were never paid. */
export function* paymentOrders(
  orders: readonly HospitalRechargeRow[],
  payments: readonly Payment[],
  today: string,
): Generator<Order> {
  let id = 0
  for (const {
    id: purchase,
    channel,
    hospital,
    rechargeType,
    times,
    amount,
    paidAt,
    remark: _remark,
    createdAt,
  } of orders) {
    if (channel !== 'alipay') continue
    id += 1
    const refundedAmount = -payments
      .filter(one => one.kind === 'refund' && one.purchase === purchase)
      .reduce((sum, one) => sum + one.received, 0)
    const at = later(createdAt, -3)
    yield {
      ...common(id, at),
      hospital,
      rechargeType,
      times,
      amount,
      state: refundedAmount === amount ? 'refunded' : 'paid',
      tradeNo: `${at.slice(0, 10).replaceAll('-', '')}2200140${digits(id)}`,
      receivedAmount: amount,
      refundedAmount,
      purchase,
      paidAt,
      ...stamped(at, 1, createdAt),
    }
  }
  for (const { daysAgo, state, times, amount } of others) {
    id += 1
    const at = `${addDays(today, -daysAgo)}T02:10:00.000Z`
    const isTest = state === 'refunded'
    yield {
      ...common(id, at),
      hospital: isTest ? platformId : clinics[0]!.id,
      purpose: isTest ? 'test' : 'topUp',
      rechargeType: isTest ? null : 'ordinary',
      times,
      amount,
      state,
      ...stamped(at, 1, later(at, 30)),
      ...(isTest
        ? {
            tradeNo: `${at.slice(0, 10).replaceAll('-', '')}2200140${digits(id)}`,
            receivedAmount: amount,
            refundedAmount: amount,
            paidAt: later(at, 1),
          }
        : { closedAt: later(at, 30) }),
    }
  }
}

/** What of them went back by Alipay. */
export function* paymentRefunds(orders: Iterable<Order>, payments: readonly Payment[]): Generator<Refund> {
  let id = 0
  for (const { id: order, number, hospital, purchase, purpose, amount, updatedAt, refundedAmount } of orders) {
    const parts =
      purpose === 'test'
        ? [{ id: null, received: -amount, createdAt: updatedAt }]
        : payments.filter(one => one.kind === 'refund' && one.purchase === purchase && one.received < 0)
    if (refundedAmount === 0) continue
    for (const { id: payment, received, createdAt } of parts) {
      id += 1
      yield {
        id,
        number: `${number}R${digits(id).slice(2)}`,
        paymentOrder: order,
        hospital,
        amount: -received,
        state: 'refunded',
        payment,
        trouble: null,
        refundedAt: later(createdAt, 1),
        billedOn: null,
        checks: 1,
        checkAt: null,
        askedAt: null,
        settledReason: null,
        settledChannel: null,
        settledReference: null,
        settledNote: null,
        settledBy: null,
        settledAt: null,
        ...stamped(createdAt, 1, later(createdAt, 1)),
      }
    }
  }
}
