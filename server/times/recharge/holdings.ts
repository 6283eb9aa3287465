import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { refundableTimes, refundAmount } from '../../../domain/lotRefund.ts'
import type { PaidLot } from '../../../domain/lotRefund.ts'
import { rechargeTypes } from '../../../resources/times/rechargeType.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** What is there of patients that somebody paid for, or has still to pay. */
export interface Holdings {
  /** Times that are left, paid and given, by type. */
  readonly left: Readonly<Record<RechargeType, number>>
  /** Fen that the paid ones of them were paid with. */
  readonly worth: number
  /** Fen that top-ups still cost. */
  readonly unpaid: number
  /** Days that were trained and are owed. */
  readonly owed: number
  /** Refunds that somebody was asked to agree to, and their fen. */
  readonly waiting: { readonly count: number; readonly amount: number }
}

interface OpenLot extends PaidLot {
  readonly payStatus: 'unpaid' | 'paid' | 'refunded'
}

const openLots = async (db: Kysely<Tables>, patients: RawBuilder<unknown>): Promise<readonly OpenLot[]> =>
  (
    await sql<OpenLot>`
  select times, used_times as "usedTimes", refunded_times as "refundedTimes", amount, pay_status as "payStatus" from recharge
  where patient in ${patients} and (pay_status = 'unpaid' or used_times + refunded_times < times)`.execute(db)
  ).rows

interface Counts {
  readonly type: RechargeType
  readonly left: number
  readonly owed: number
}

/** What is there of some patients together: those that a query of ids names. */
export const holdingsOf = async (db: Kysely<Tables>, patients: RawBuilder<unknown>): Promise<Holdings> => {
  const lots = await openLots(db, patients)
  const { rows: counts } = await sql<Counts>`
    select t.type, coalesce((select sum(a.balance) from times_account a where a.patient in ${patients} and a.type = t.type), 0)::bigint as left,
      (select count(*) from times_owed o where o.patient in ${patients} and o.type = t.type and o.movement is null)::bigint as owed
    from unnest(${[...rechargeTypes]}::text[]) t (type)`.execute(db)
  const {
    rows: [waiting],
  } = await sql<Holdings['waiting']>`
    select count(*)::bigint as count, coalesce(sum(amount), 0)::bigint as amount from refund_request where patient in ${patients} and review = 'waiting'`.execute(
    db,
  )
  const sum = (status: OpenLot['payStatus'], fen: (lot: OpenLot) => number): number =>
    lots.filter(one => one.payStatus === status).reduce((total, lot) => total + fen(lot), 0)
  return {
    left: Object.fromEntries(counts.map(({ type, left }) => [type, left])) as Holdings['left'],
    worth: sum('paid', lot => refundAmount(lot, refundableTimes(lot))),
    unpaid: sum('unpaid', ({ amount }) => amount),
    owed: counts.reduce((total, { owed }) => total + owed, 0),
    waiting: waiting!,
  }
}

/** The ids of one patient, for {@link holdingsOf}. */
export const onePatient = (id: number): RawBuilder<unknown> => sql`(${id}::integer)`

/** Those of the patients of an organisation who are not deleted. */
export const patientsOf = (hospital: number): RawBuilder<unknown> =>
  sql`(select id from patient where hospital = ${hospital}::integer and not deleted)`
