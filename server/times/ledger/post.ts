import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { unnested } from '../../platform/database/unnested.ts'
import { amountOf } from './counts.ts'
import type { Counts } from './counts.ts'
import type { MovementKind } from './tables.ts'

/** A movement from one account to another. */
export interface Move extends Counts {
  readonly kind: MovementKind
  readonly type: RechargeType
  /** Ids of accounts that are held. */
  readonly from: number
  readonly to: number
  readonly hospital?: number | null
  readonly patient?: number | null
  readonly recharge?: number | null
  readonly card?: number | null
  readonly hospitalRecharge?: number | null
  readonly consumeRecord?: number | null
  /** The training day that is used, YYYY-MM-DD. */
  readonly day?: string | null
}

export interface Posting {
  readonly operator: number | null
  readonly now: Date
}

/**
 * Writes movements with both sides of each, in their order and in one statement; answers their ids in that order. Those
 * of a top-up are worth its price, or the share of it that has gone after them less that before, so that rounding loses
 * nothing: what a top-up counts as gone must not have changed yet. The accounts must be held. Throws DatabaseError (check violation) where an account would run out.
 */
export const post = async (
  db: Kysely<Tables>,
  moves: readonly Move[],
  { operator, now }: Posting,
): Promise<readonly number[]> => {
  if (moves.length === 0) return []
  const list = unnested(
    'l',
    moves.map(move => ({
      kind: move.kind,
      type: move.type,
      times: move.times,
      give_times: move.giveTimes,
      amount: amountOf(move),
      source: move.from,
      target: move.to,
      hospital: move.hospital,
      patient: move.patient,
      recharge: move.recharge,
      card: move.card,
      hospital_recharge: move.hospitalRecharge,
      consume_record: move.consumeRecord,
      day: move.day,
    })),
    {
      kind: 'text',
      type: 'text',
      times: 'integer',
      give_times: 'integer',
      amount: 'bigint',
      source: 'integer',
      target: 'integer',
      hospital: 'integer',
      patient: 'integer',
      recharge: 'integer',
      card: 'integer',
      hospital_recharge: 'integer',
      consume_record: 'integer',
      day: 'date',
    },
  )
  const { rows } = await sql<{ id: number }>`
    with listed as materialized (
      select nextval((select pg_get_serial_sequence('times_movement', 'id'))::regclass) as id, l.* from (select * from ${list} order by at) l
    ), going as (
      select l.*, r.amount as cost, s.worth as price, nullif(s.times, 0) as sold,
        r.used_times + r.refunded_times + sum(l.times) over (partition by l.recharge order by l.id) as gone
      from listed l left join recharge r on r.id = l.recharge
      left join times_movement s on s.recharge = l.recharge and s.kind = 'topUp'
    ), moved as (
      insert into times_movement (id, kind, type, times, give_times, at, operator, hospital, patient, recharge, card, hospital_recharge, consume_record, day, worth)
      select id, kind, type, times, give_times, ${now}::timestamptz, ${operator}::integer, hospital, patient, recharge, card, hospital_recharge, consume_record, day,
        case when kind = 'topUp' then cost when recharge is not null then coalesce(price * (gone - times) / sold - price * gone / sold, 0) end
      from going order by id
    ), sides as (
      select id, 1 as side, source as account, -amount as amount from listed union all select id, 2, target, amount from listed
    ), entered as (
      insert into times_entry (movement, account, amount, balance)
      select s.id, s.account, s.amount, (select a.balance from times_account a where a.id = s.account) + sum(s.amount) over (partition by s.account order by s.id, s.side)
      from sides s order by s.id, s.side
    )
    select id from listed order by id`.execute(db)
  return rows.map(({ id }) => id)
}
