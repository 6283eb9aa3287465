import { integer, items, money, text } from '../core/index.ts'
import type { ItemOf } from '../core/types/items/index.ts'
import { payStatus } from './payStatus.ts'
import { rechargeType } from './rechargeType.ts'

/** What a patient has of a type, and the days that were trained with nothing left and wait to be paid. */
const balance = {
  type: rechargeType({ required: true }),
  label: text({ required: true }),
  balance: integer({ required: true }),
  owed: integer({ required: true }),
}
export type TypeBalance = ItemOf<typeof balance>

/** A top-up in short. */
const topUp = {
  id: integer({ required: true }),
  number: text({ required: true }),
  at: text({ required: true }),
  typeLabel: text({ required: true }),
  times: integer({ required: true }),
  giveTimes: integer({ required: true }),
  amount: money({ required: true }),
  payStatus: payStatus({ required: true }),
}
export type LastTopUp = ItemOf<typeof topUp>

/** What the card of a patient's times shows: what there is of each type, and the last top-ups, newest first. */
export const timesBalance = { balances: items(balance, { required: true }), last: items(topUp, { required: true }) }
