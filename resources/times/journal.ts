import { choice, date, datetime, integer, money, ref, text } from '../core/index.ts'
import { payChannel } from './payStatus.ts'
import { rechargeType } from './rechargeType.ts'

/**
 * Why something is billed or paid: sold (paid at once or not), paid later, given back, or billed no longer as it was
 * never paid.
 */
export const paymentKinds = ['sale', 'latePayment', 'refund', 'cancellation'] as const
export type PaymentKind = (typeof paymentKinds)[number]
/**
 * Of what organisations pay, also that money which was booked as given back by one channel went back by another one.
 */
export const hospitalPaymentKinds = [...paymentKinds, 'otherChannel'] as const
export type HospitalPaymentKind = (typeof hospitalPaymentKinds)[number]

const kind = choice(paymentKinds, {
  required: true,
  readOnly: true,
  tones: { sale: 'positive', latePayment: 'positive', refund: 'warning', cancellation: 'neutral' },
})

/**
 * What every row of a journal of money says: what was billed and what came in on a business day. What is given back or
 * not owed any more is negative, so that sums tell what stayed.
 */
export const journalFields = {
  number: text({ readOnly: true, max: 60, personal: false }),
  /** In the business time zone of that moment. */
  day: date({ required: true, readOnly: true }),
  kind,
  hospital: ref('hospital', { required: true, readOnly: true, on: { remove: 'keep' } }),
  rechargeType: rechargeType({ required: true, readOnly: true }),
  times: integer({ readOnly: true, default: 0 }),
  giveTimes: integer({ readOnly: true, default: 0 }),
  channel: payChannel({ readOnly: true }),
  /** Fen that are billed by it: + sold, − given back or cancelled, 0 for what is paid later. */
  amount: money({ readOnly: true, default: 0 }),
  /** Fen that moved with it: + paid, − given back. */
  received: money({ readOnly: true, default: 0 }),
}

export const journalSums = ['times', 'giveTimes', 'amount', 'received'] as const

/** A row of a journal on the page of the record that it is about. */
export const journalEntry = {
  id: integer({ required: true }),
  day: date({ required: true }),
  at: datetime({ required: true }),
  kind: choice(hospitalPaymentKinds, { required: true }),
  number: text(),
  times: integer({ required: true }),
  giveTimes: integer({ required: true }),
  amount: money({ required: true }),
  received: money({ required: true }),
  channelLabel: text(),
  operatorLabel: text(),
}
