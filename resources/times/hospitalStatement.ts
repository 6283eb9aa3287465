import { choice, date, datetime, inOrder, integer, items, text } from '../core/index.ts'
import { rechargeType } from './rechargeType.ts'

/** What moves times on to an organisation's account or off it. */
export const statementKinds = [
  'organisationTopUp',
  'organisationRefund',
  'topUp',
  'refund',
  'cardSale',
  'cardRefund',
] as const

/** How many movements one answer of a statement has; the next begins after the last of them. */
export const statementSize = 1000

/** Which account of an organisation, on which days; `after` is the last movement that was read. */
export const statementAsk = {
  rechargeType: rechargeType({ required: true }),
  from: date({ required: true, min: '-20y', max: 'today' }),
  to: date({ required: true, min: '-20y', max: 'today' }),
  after: integer({ min: 0 }),
}

export const statementRules = [inOrder('from', 'to')]

/**
 * The account on those days, out of the ledger: what stood on it before, each movement with the balance after it, and
 * what stood on it at the end. `balance` is what stands on it now, `next` where there are more movements.
 */
export const statementGives = {
  opening: integer({ required: true }),
  incoming: integer({ required: true }),
  outgoing: integer({ required: true }),
  closing: integer({ required: true }),
  balance: integer({ required: true }),
  count: integer({ required: true }),
  next: integer(),
  lines: items(
    {
      id: integer({ required: true }),
      at: datetime({ required: true }),
      kind: choice(statementKinds, { required: true }),
      times: integer({ required: true }),
      giveTimes: integer({ required: true }),
      amount: integer({ required: true }),
      balance: integer({ required: true }),
      /** The row that it came from, with the number that stands on it. */
      hospitalRecharge: integer(),
      recharge: integer(),
      card: integer(),
      document: text(),
      patient: integer(),
      patientName: text(),
      operator: text(),
    },
    { required: true },
  ),
}
