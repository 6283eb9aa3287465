import { choice, date, integer, items, money, ref, text } from '../core/index.ts'
import { service } from '../core/resource.ts'
import type { ItemOf } from '../core/types/items/index.ts'
import { payStatus } from './payStatus.ts'

/** Records of one way and state of payment: how many, the times and gifts that moved with them, and fen. */
const line = {
  channel: text(),
  channelLabel: text(),
  payStatus: payStatus({ required: true }),
  count: integer({ required: true }),
  times: integer({ required: true }),
  giveTimes: integer({ required: true }),
  amount: money({ required: true }),
}
export type DayLine = ItemOf<typeof line>

/** What the records and what the ledger say that moved, which must be the same. */
const ledger = {
  kind: choice(['topUp', 'refund'], { required: true }),
  times: integer({ required: true }),
  giveTimes: integer({ required: true }),
  ledgerTimes: integer({ required: true }),
  ledgerGiveTimes: integer({ required: true }),
}
export type DayLedger = ItemOf<typeof ledger>

/**
 * A cashier's business day, line by line: what was topped up (paid at once, or unpaid), what was paid for earlier
 * top-ups, what was given back; and whether the ledger says the same. A later refund or payment does not change the
 * day's sheet.
 */
const sheet = {
  day: date({ required: true }),
  operator: integer({ required: true }),
  operatorLabel: text({ required: true }),
  toppedUp: items(line, { required: true }),
  paidLater: items(line, { required: true }),
  refunded: items(line, { required: true }),
  ledger: items(ledger, { required: true }),
}

const day = date({ required: true, max: 'today' })

/** What cashiers count at the end of a day. */
export const cashier = service({
  name: 'cashier',
  calls: {
    dayEnd: { call: 'GET api/cashier/dayEnd', input: { day }, output: sheet },
    /** That of somebody else whom the caller reaches. */
    dayEndOf: {
      call: 'GET api/cashier/dayEnd/{operator}',
      input: { operator: ref('operator', { required: true, evenDeleted: true }), day },
      output: sheet,
    },
  },
})
