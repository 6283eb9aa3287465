import { addDays } from '../../../domain/calendar.ts'
import type { PriceOf } from '../prices.ts'
import type { Random } from '../random.ts'
import type { RechargeRow } from './book.ts'
import type { TopUpEvent } from './events.ts'

type Payment = Pick<
  RechargeRow,
  'amount' | 'price' | 'hospitalPrice' | 'refundedAmount' | 'channel' | 'payStatus' | 'paidAt' | 'paidBy' | 'remark'
>

/**
 * What a top-up of the sample cost and how the cashier (an operator) was paid; a few were paid some days later, or are
 * not yet.
 */
export const paymentOf = (
  random: Random,
  { patient, type, times, at, isRefunded }: TopUpEvent,
  cashier: number,
  priced: PriceOf,
  today: string,
): Payment => {
  const channel = random.pick(['cash', 'wechat', 'wechat', 'alipay', 'card'])
  const isPaid = random.chance(0.96) || isRefunded
  const later = isPaid
    ? null
    : `${addDays(at.slice(0, 10), random.integer(1, 9))}T07:${String(random.integer(10, 59))}:00.000Z`
  const common = { ...priced(patient.hospital, type, at.slice(0, 10), times), refundedAmount: 0, remark: null }
  if (later !== null && later < today && random.chance(0.6))
    return { ...common, channel, payStatus: 'paid', paidAt: later, paidBy: cashier }
  return isPaid
    ? { ...common, channel, payStatus: 'paid', paidAt: at, paidBy: cashier }
    : { ...common, channel: null, payStatus: 'unpaid', paidAt: null, paidBy: null }
}
