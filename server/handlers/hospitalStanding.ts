import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { leftOf, worthOf } from '../../domain/purchases.ts'
import type { Purchase, Standing } from '../../domain/purchases.ts'
import type { RechargeType } from '../../resources/business/rechargeType.ts'
import type { Tables } from '../database/tables.ts'
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
    select coalesce(sum(times), 0) as bought, coalesce(sum(give_times), 0) as given, 
      coalesce(sum(amount) filter (where pay_status = 'paid' or movement = 'refund' and cancels is null), 0) as money
    from hospital_recharge where hospital = ${hospital} and recharge_type = ${rechargeType}`.execute(db)
  return rows[0]!
}

const purchasesOf = async (db: Kysely<Tables>, { hospital, rechargeType }: HospitalAccount): Promise<Purchase[]> => {
  const { rows } = await sql<Purchase>`
    select times, case when pay_status = 'paid' then amount else 0 end as paid
    from hospital_recharge where hospital = ${hospital} and recharge_type = ${rechargeType} and movement = 'topUp' and pay_status <> 'refunded' order by id`.execute(db)
  return rows
}

/** What an organisation bought, got and has left of one type, and what money came in for it. */
export const standingOf = async (db: Kysely<Tables>, account: HospitalAccount): Promise<Standing & { readonly money: number }> => {
  const sums = await sumsOf(db, account)
  return { ...sums, left: (await balanceOf(db, { hospital: account.hospital }))[account.rechargeType] }
}

/** The most of each that can be given back; all together not more than what is left. */
export const mostRefundable = async (db: Kysely<Tables>, account: HospitalAccount) => {
  const { bought, given, left, money } = await standingOf(db, account)
  return { remaining: left, times: Math.min(bought, left), giveTimes: Math.min(given, left), amount: Math.max(money, 0) }
}

/** What is left of paid times and gifts, and what the paid ones, or as many as `times` says, were bought for. */
export const usualRefund = async (db: Kysely<Tables>, account: HospitalAccount, times?: number) => {
  const standing = await standingOf(db, account)
  const left = leftOf(standing)
  const asked = times ?? left.times
  const worth = worthOf(await purchasesOf(db, account), left.times, asked)
  return { times: left.times, giveTimes: left.giveTimes, amount: Math.min(worth, Math.max(standing.money, 0)) }
}
