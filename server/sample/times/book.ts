import type { consumeRecord } from '../../../resources/times/consumeRecord.ts'
import type { hospitalRecharge } from '../../../resources/times/hospitalRecharge.ts'
import type { recharge } from '../../../resources/times/recharge.ts'
import type { rechargeRefund } from '../../../resources/times/rechargeRefund.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Holder, Owner } from '../../times/ledger/accounts.ts'
import type { MovementKind } from '../../times/ledger/tables.ts'
import type { Stored } from '../stored.ts'

export type RechargeRow = Stored<typeof recharge>
export type ConsumeRow = Stored<typeof consumeRecord>
export type HospitalRechargeRow = Stored<typeof hospitalRecharge>
export type RefundRow = Stored<typeof rechargeRefund>

/** A movement as the ledger's table holds it, and the owners of its two sides. */
export interface Movement {
  readonly kind: MovementKind
  readonly type: RechargeType
  readonly times: number
  readonly giveTimes: number
  readonly at: string
  readonly operator: number | null
  readonly hospital: number
  readonly patient: number | null
  readonly recharge: number | null
  /** Fen that a top-up of a patient costs. */
  readonly amount?: number
  readonly hospitalRecharge: number | null
  readonly consumeRecord: number | null
  readonly day: string | null
  readonly from: Owner
  readonly to: Owner
}

interface Account {
  readonly id: number
  readonly owner: Owner
  readonly type: RechargeType
  /** None of the platform's own. */
  balance: number | null
}

/** The price of a top-up, and how many of its paid times have gone. */
interface Lot {
  readonly amount: number
  readonly times: number
  gone: number
}

type Row = readonly unknown[]

const keyOf = (owner: Owner, type: RechargeType): string =>
  `${typeof owner === 'string' ? owner : 'patient' in owner ? `p${owner.patient}` : 'card' in owner ? `c${owner.card}` : `h${owner.hospital}`} ${type}`

/** Writes the rows of the ledger's tables as its functions would, kept in memory for a load in bulk. */
export class Book {
  private readonly accounts = new Map<string, Account>()
  private readonly lots = new Map<number, Lot>()
  readonly movements: Row[] = []
  readonly entries: Row[] = []
  readonly owed: {
    patient: number
    type: RechargeType
    day: string
    consumeRecord: number
    at: string
    movement: number | null
  }[] = []

  private account(owner: Owner, type: RechargeType): Account {
    const key = keyOf(owner, type)
    const known = this.accounts.get(key)
    if (known) return known
    const account: Account = { id: this.accounts.size + 1, owner, type, balance: typeof owner === 'string' ? null : 0 }
    this.accounts.set(key, account)
    return account
  }

  balanceOf(owner: Holder, type: RechargeType): number {
    return this.accounts.get(keyOf(owner, type))?.balance ?? 0
  }

  /** What a movement is worth, as the ledger works it out where rows are written one by one. */
  private worthOf({ recharge, times, amount }: Omit<Movement, 'from' | 'to'>): number | null {
    if (recharge === null) return null
    const lot = this.lots.get(recharge)
    if (lot === undefined) {
      this.lots.set(recharge, { amount: amount!, times, gone: 0 })
      return amount!
    }
    const left = (): number => (lot.times === 0 ? 0 : Math.floor((lot.amount * lot.gone) / lot.times))
    const before = left()
    lot.gone += times
    return before - left()
  }

  /** Adds a movement with its two sides; answers its id. */
  move({ from, to, ...movement }: Movement): number {
    const id = this.movements.length + 1
    const { kind, type, times, giveTimes, at, ...of } = movement
    this.movements.push([
      ...[id, kind, type, times, giveTimes, at, of.operator, of.hospital, of.patient, of.recharge],
      ...[of.hospitalRecharge, of.consumeRecord, of.day, this.worthOf(movement)],
    ])
    for (const [owner, sign] of [
      [from, -1],
      [to, 1],
    ] as const) {
      const account = this.account(owner, type)
      if (account.balance !== null) account.balance += sign * (times + giveTimes)
      this.entries.push([this.entries.length + 1, id, account.id, sign * (times + giveTimes), account.balance])
    }
    return id
  }

  /** id, owner, hospital, patient, type and balance of each account. */
  accountRows(): Row[] {
    return [...this.accounts.values()].map(({ id, owner, type, balance }) => {
      if (typeof owner === 'string') return [id, owner, null, null, type, balance]
      if ('card' in owner) throw new Error('Cards of the sample are sold by the ledger itself')
      return 'patient' in owner
        ? [id, 'patient', null, owner.patient, type, balance]
        : [id, 'organisation', owner.hospital, null, type, balance]
    })
  }
}
