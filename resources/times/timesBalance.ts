import { integer, items, money, text } from '../core/index.ts'
import type { PayStatus } from './payStatus.ts'
import type { RechargeType } from './rechargeType.ts'

/** What a patient has of a type, and the days that were trained with nothing left and wait to be paid. */
export interface TypeBalance {
  readonly type: RechargeType
  readonly label: string
  readonly balance: number
  readonly owed: number
}

/** A top-up in short. */
export interface LastTopUp {
  readonly id: number
  readonly number: string
  readonly at: string
  readonly typeLabel: string
  readonly times: number
  readonly giveTimes: number
  readonly amount: number
  readonly payStatus: PayStatus
}

/** What the card of a patient's times shows: `TypeBalance`s of what there is, and the last `LastTopUp`s, newest first. */
export const timesBalance = {
  balances: items({ type: text({ required: true }), label: text({ required: true }), balance: integer({ required: true }), owed: integer({ required: true }) }, { required: true }),
  last: items({
    id: integer({ required: true }), number: text({ required: true }), at: text({ required: true }), typeLabel: text({ required: true }),
    times: integer({ required: true }), giveTimes: integer({ required: true }), amount: money({ required: true }), payStatus: text({ required: true }),
  }, { required: true }),
}
