import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { leftOf, partsOf, standingsOf, worthOf } from '../../../domain/purchases.ts'
import type { AccountEvent, Counts, Purchase, PurchaseStanding, ReturnedPart } from '../../../domain/purchases.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { balanceOf } from '../ledger/accounts.ts'

export interface HospitalAccount {
  readonly hospital: number
  readonly rechargeType: RechargeType
}

/** Fen that came in for an account less those that went back. */
const moneyOf = async (db: Kysely<Tables>, { hospital, rechargeType }: HospitalAccount): Promise<number> => {
  const { rows } = await sql<{ readonly money: number }>`
    select coalesce(sum(received), 0) as money from hospital_payment where hospital = ${hospital} and recharge_type = ${rechargeType}`.execute(
    db,
  )
  return rows[0]!.money
}

/** Fen that an organisation was billed for its purchases and has not paid, whatever of them was cancelled. */
export const owedBy = async (db: Kysely<Tables>, hospital: number): Promise<number> => {
  const { rows } = await sql<{ readonly owed: number }>`
    select coalesce(sum(amount - received), 0) as owed from hospital_payment where hospital = ${hospital}`.execute(db)
  return rows[0]!.owed
}

interface Row extends Purchase {
  readonly movement: 'topUp' | 'refund'
  readonly before: number | null
  /** Of which purchases a refund was, as the journal says. */
  readonly parts: readonly (Counts & { readonly purchase: number | null })[] | null
}

/** What was bought and given back, in the order of the ledger. */
const eventsOf = async (
  db: Kysely<Tables>,
  { hospital, rechargeType }: HospitalAccount,
): Promise<readonly AccountEvent[]> => {
  const { rows } = await sql<Row>`
    select t.id, t.movement, t.times, t.give_times as "giveTimes", t.amount, t.paid_at is not null as "isPaid", e.balance - e.amount as before, (
      select jsonb_agg(jsonb_build_object('purchase', p.purchase, 'times', -p.times, 'giveTimes', -p.give_times) order by p.id)
      from hospital_payment p where p.refund = t.id and p.kind in ('refund', 'cancellation')
    ) as parts
    from hospital_recharge t left join times_movement m on m.hospital_recharge = t.id
    left join times_account a on a.hospital = t.hospital and a.type = t.recharge_type
    left join times_entry e on e.movement = m.id and e.account = a.id
    where t.hospital = ${hospital} and t.recharge_type = ${rechargeType} order by e.id nulls first, t.id`.execute(db)
  return rows.map(({ movement, before, parts, ...purchase }) =>
    movement === 'topUp' ? { before, purchase } : { before, parts: parts ?? [] },
  )
}

/** What an organisation has of one type: what is left, what became of its purchases, and fen that can go back at most. */
export interface HospitalStanding {
  readonly remaining: number
  readonly purchases: readonly PurchaseStanding[]
  readonly money: number
}

/** It replays all that was bought and given back, so that whoever needs it twice hands it on. */
export const standingOf = async (db: Kysely<Tables>, account: HospitalAccount): Promise<HospitalStanding> => {
  const remaining = (await balanceOf(db, { hospital: account.hospital }))[account.rechargeType]
  return {
    remaining,
    purchases: standingsOf(await eventsOf(db, account), remaining),
    money: Math.max(await moneyOf(db, account), 0),
  }
}

/**
 * What can be given back: paid times and gifts that are left; and what giving back some of it means: which purchases it
 * is of, fen that can be given back at most, and fen that are owed no longer.
 */
export interface Returnable extends Counts {
  readonly parts: readonly ReturnedPart[]
  readonly amount: number
  readonly cancelledAmount: number
}

/** What is left, and what so many of its times, or all of them, were bought for. */
export const returnableOf = (
  { purchases, money }: Pick<HospitalStanding, 'purchases' | 'money'>,
  wanted: Partial<Counts> = {},
): Returnable => {
  const left = leftOf(purchases)
  const parts = partsOf(purchases, { ...left, ...wanted })
  return {
    ...left,
    parts,
    amount: Math.min(worthOf(parts, true), money),
    cancelledAmount: worthOf(parts, false),
  }
}
