import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { rechargeTypes } from '../../../resources/times/rechargeType.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { lockAccounts } from './accounts.ts'
import type { AccountName, Holder } from './accounts.ts'
import { openLots } from './openLots.ts'
import { post } from './post.ts'
import type { Posting } from './post.ts'
import { settleOwed } from './settle.ts'

/** Who stays, and whose times go to them. */
export interface MergedTimes extends Posting {
  readonly survivor: number
  readonly other: number
}

/**
 * Holds what others hold before a patient, and a merge gives to the other one: requests for refunds, and top-ups, also
 * those of which nothing is left. Once the patients are held, what came since and somebody has in hand is not waited
 * for: `nowait` throws, so that the transaction begins again.
 */
export const holdMerged = async (
  db: Kysely<Tables>,
  { survivor, other }: Pick<MergedTimes, 'survivor' | 'other'>,
  wait: 'wait' | 'nowait' = 'wait',
): Promise<void> => {
  for (const table of ['refund_request', 'recharge'])
    await sql`
      select from ${sql.table(table)} where patient in (${survivor}::integer, ${other}::integer) order by id
      for no key update ${sql.raw(wait === 'wait' ? '' : wait)}`.execute(db)
}

/**
 * Gives all that a patient has left to the one who stays, before the top-ups that it comes from move likewise: what
 * they are left with tells what moves. `settleMerged` follows once they have. The patients must be held, after what
 * `holdMerged` holds: what came since, and somebody has in hand who may wait for a patient, is not waited for.
 */
export const mergeTimes = async (db: Kysely<Tables>, { survivor, other, ...posting }: MergedTimes): Promise<void> => {
  await holdMerged(db, { survivor, other }, 'nowait')
  const lots = await openLots(
    db,
    rechargeTypes.map(type => ({ patient: other, type })),
  )
  const own = (patient: number, type: RechargeType): AccountName<Holder> => ({ owner: { patient }, type })
  const held = await lockAccounts(
    db,
    rechargeTypes.flatMap(type => [own(survivor, type), own(other, type)]),
  )
  const sum = (type: RechargeType, part: 'times' | 'giveTimes'): number =>
    lots.filter(lot => lot.type === type).reduce((total, lot) => total + lot[part], 0)
  await post(
    db,
    rechargeTypes
      .filter(type => held.restOf(own(other, type)) > 0)
      .map(type => ({
        kind: 'merge',
        type,
        times: sum(type, 'times'),
        giveTimes: sum(type, 'giveTimes'),
        from: held.idOf(own(other, type)),
        to: held.idOf(own(survivor, type)),
        patient: survivor,
      })),
    posting,
  )
}

/** Gives the days that are owed to the one who stays, and settles what can be, by the top-ups that have moved. */
export const settleMerged = async (db: Kysely<Tables>, { survivor, other, ...posting }: MergedTimes): Promise<void> => {
  await sql`update times_owed set patient = ${survivor}::integer where patient = ${other}::integer and movement is null`.execute(
    db,
  )
  await settleOwed(db, [survivor], posting)
}

/**
 * What one patient of two has of a type: times, of which the days that both owed are paid for, and the days that stay
 * owed.
 */
export interface MergedRest {
  readonly type: RechargeType
  readonly times: number
  readonly settled: number
  readonly owed: number
}

/**
 * What becomes of the times that are left and the days that are owed when two patients are merged, as things stand; of
 * types that neither has nothing.
 */
export const restOfBoth = async (db: Kysely<Tables>, survivor: number, other: number): Promise<readonly MergedRest[]> =>
  (
    await sql<MergedRest>`
    with owed as (
      select type, count(*)::integer as days from times_owed where patient in (${survivor}::integer, ${other}::integer) and movement is null group by type
    ), rest as (
      select type, sum(balance)::integer as times from times_account where patient in (${survivor}::integer, ${other}::integer) group by type
    )
    select type, coalesce(times, 0) - settled as times, settled, coalesce(days, 0) - settled as owed
    from rest full join owed using (type), lateral (select least(coalesce(days, 0), coalesce(times, 0)) as settled) s
    where coalesce(times, 0) > 0 or coalesce(days, 0) > 0 order by type`.execute(db)
  ).rows
