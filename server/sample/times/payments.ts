import type { Random } from '../random.ts'
import type { RechargeRow } from './book.ts'
import type { TimesPatient } from './history.ts'

/** Fen of packages, and of one time in any other number. */
const packages: Readonly<Record<number, number>> = { 30: 120_000, 60: 228_000, 90: 324_000 }
const perTime = 4_500

type Payment = Pick<RechargeRow, 'amount' | 'price' | 'hospitalPrice' | 'refundedAmount' | 'channel' | 'payStatus' | 'paidAt' | 'paidBy' | 'doctor' | 'remark'>

/** What a top-up of the sample cost and how it was paid; a few are not paid yet. */
export const paymentOf = (random: Random, { doctor, createdBy }: TimesPatient, times: number, at: string): Payment => {
  const amount = packages[times] ?? times * perTime
  const channel = random.pick(['cash', 'wechat', 'wechat', 'alipay', 'card'])
  const common = { amount, price: null, hospitalPrice: null, refundedAmount: 0, doctor, remark: null }
  return random.chance(0.96)
    ? { ...common, channel, payStatus: 'paid', paidAt: at, paidBy: createdBy ?? 1 }
    : { ...common, channel: null, payStatus: 'unpaid', paidAt: null, paidBy: null }
}
