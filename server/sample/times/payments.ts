import type { PriceOf } from '../prices.ts'
import type { Random } from '../random.ts'
import type { RechargeRow } from './book.ts'
import type { TopUpEvent } from './events.ts'

type Payment = Pick<RechargeRow, 'amount' | 'price' | 'hospitalPrice' | 'refundedAmount' | 'channel' | 'payStatus' | 'paidAt' | 'paidBy' | 'remark'>

/** What a top-up of the sample cost and how the cashier (an operator) was paid; a few are not paid yet. */
export const paymentOf = (random: Random, { patient, type, times, at, isRefunded }: TopUpEvent, cashier: number, priced: PriceOf): Payment => {
  const channel = random.pick(['cash', 'wechat', 'wechat', 'alipay', 'card'])
  const isPaid = random.chance(0.96) || isRefunded
  const common = { ...priced(patient.hospital, type, at.slice(0, 10), times), refundedAmount: 0, remark: null }
  return isPaid
    ? { ...common, channel, payStatus: 'paid', paidAt: at, paidBy: cashier }
    : { ...common, channel: null, payStatus: 'unpaid', paidAt: null, paidBy: null }
}
