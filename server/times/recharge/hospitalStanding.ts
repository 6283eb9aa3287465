import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { leftOf, partsOf, worthOf } from '../../../domain/purchases.ts'
import type { Purchase, ReturnedTimes, Standing } from '../../../domain/purchases.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { balanceOf } from '../ledger/accounts.ts'

export interface HospitalAccount {
  readonly hospital: number
  readonly rechargeType: RechargeType
}

interface Sums {
  readonly bought: number
  readonly given: number
  /** Fen that came in less those that went back. */
  readonly money: number
}

const sumsOf = async (db: Kysely<Tables>, { hospital, rechargeType }: HospitalAccount): Promise<Sums> => {
  const { rows } = await sql<Sums>`
    select coalesce(sum(times), 0) as bought, coalesce(sum(give_times), 0) as given, coalesce(sum(received), 0) as money
    from hospital_payment where hospital = ${hospital} and recharge_type = ${rechargeType}`.execute(db)
  return rows[0]!
}

/** What was bought, oldest first; what went back of each is what the journal says. */
const purchasesOf = async (db: Kysely<Tables>, { hospital, rechargeType }: HospitalAccount): Promise<Purchase[]> => {
  const { rows } = await sql<Purchase>`
    select t.id, t.times, t.amount, t.paid_at is not null as "isPaid",
      (select coalesce(-sum(p.times), 0) from hospital_payment p where p.purchase = t.id and p.kind <> 'sale')::integer as "refundedTimes"
    from hospital_recharge t where t.hospital = ${hospital} and t.recharge_type = ${rechargeType} and t.movement = 'topUp' order by t.id`.execute(
    db,
  )
  return rows
}

/** What an organisation bought, got and has left of one type, and what money came in for it. */
export const standingOf = async (
  db: Kysely<Tables>,
  account: HospitalAccount,
): Promise<Standing & { readonly money: number }> => {
  const sums = await sumsOf(db, account)
  return { ...sums, left: (await balanceOf(db, { hospital: account.hospital }))[account.rechargeType] }
}

/** What an organisation can give back: paid times and gifts that are left. */
export interface Returnable {
  readonly remaining: number
  readonly times: number
  readonly giveTimes: number
}

/**
 * What giving back some of it means: of all purchases, which it is of, fen that can be given back at most, and fen that
 * are owed no longer.
 */
export interface Return {
  readonly purchases: readonly Purchase[]
  readonly parts: readonly ReturnedTimes[]
  readonly amount: number
  readonly cancelledAmount: number
}

/** What is left, and what so many of its paid times, or all of them, were bought for. */
export const returnableOf = async (
  db: Kysely<Tables>,
  account: HospitalAccount,
  times?: number,
): Promise<Returnable & Return> => {
  const standing = await standingOf(db, account)
  const left = leftOf(standing)
  const purchases = await purchasesOf(db, account)
  const parts = partsOf(purchases, left.times, times ?? left.times)
  return {
    remaining: standing.left,
    ...left,
    purchases,
    parts,
    amount: Math.min(worthOf(parts, true), Math.max(standing.money, 0)),
    cancelledAmount: worthOf(parts, false),
  }
}
