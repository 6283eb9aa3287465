import { date, integer, json, ref, text } from '../core/index.ts'
import { service } from '../core/resource.ts'
import type { PayStatus } from './payStatus.ts'

/** Records of one way and state of payment: how many, the times and gifts that moved with them, and fen. */
export interface DayLine {
  readonly channel: string | null
  readonly channelLabel: string | null
  readonly payStatus: PayStatus
  readonly count: number
  readonly times: number
  readonly giveTimes: number
  readonly amount: number
}

/** What the records and what the ledger say that moved, which must be the same. */
export interface DayLedger {
  readonly kind: 'topUp' | 'refund'
  readonly times: number
  readonly giveTimes: number
  readonly ledgerTimes: number
  readonly ledgerGiveTimes: number
}

/**
 * A cashier's business day, as `DayLine`s: what was topped up (paid at once, or unpaid), what was paid for earlier top-ups, what was given back;
 * and as `DayLedger`s whether the ledger says the same. A later refund or payment does not change the day's sheet.
 */
const sheet = {
  day: date({ required: true }),
  operator: integer({ required: true }),
  operatorLabel: text({ required: true }),
  toppedUp: json({ required: true }),
  paidLater: json({ required: true }),
  refunded: json({ required: true }),
  ledger: json({ required: true }),
}

const day = date({ required: true, max: 'today' })

/** What cashiers count at the end of a day. */
export const cashier = service({
  name: 'cashier',
  calls: {
    dayEnd: { call: 'GET api/cashier/dayEnd', input: { day }, output: sheet },
    /** That of somebody else whom the caller reaches. */
    dayEndOf: { call: 'GET api/cashier/dayEnd/{operator}', input: { operator: ref('operator', { required: true, evenDeleted: true }), day }, output: sheet },
  },
})
