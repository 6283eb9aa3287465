import type { Generated } from 'kysely'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'

/**
 * Whose times an account holds: `issue` is where they come from and never runs out, `used` is where used days go, a
 * `card` has its own while it is sold.
 */
export type AccountOwner = 'issue' | 'organisation' | 'patient' | 'card' | 'used'

export type MovementKind =
  | 'organisationTopUp'
  | 'organisationRefund'
  | 'topUp'
  | 'refund'
  | 'consume'
  | 'settle'
  | 'merge'
  | 'cardSale'
  | 'cardRefund'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** One an owner and type; the balance is kept by the entries' trigger, and none for `issue` and `used`. */
    times_account: {
      id: Generated<number>
      owner: AccountOwner
      hospital: number | null
      patient: number | null
      card: number | null
      type: RechargeType
      balance: Generated<number | null>
    }
    /** What happened, with its paid and given part; only added to. */
    times_movement: {
      id: Generated<number>
      kind: MovementKind
      type: RechargeType
      times: number
      give_times: number
      at: string
      operator: number | null
      hospital: number | null
      patient: number | null
      recharge: number | null
      card: number | null
      hospital_recharge: number | null
      consume_record: number | null
      day: string | null
      /** Fen of the paid times by the price of their top-up, signed; null where they are of none. */
      worth: number | null
    }
    /** A side of a movement, with the balance of its account after it where one is kept; only added to. */
    times_entry: { id: Generated<number>; movement: number; account: number; amount: number; balance: number | null }
    /** A day that was trained while nothing was left, and the movement that settled it. */
    times_owed: {
      id: Generated<number>
      patient: number
      type: RechargeType
      day: string
      consume_record: number
      at: string
      movement: number | null
    }
  }
}
