import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** A purchase of which more went back than was bought or given with it. */
export interface ReturnedBeyond {
  readonly id: number
  readonly given: number
  readonly returned: number
}

/**
 * Purchases of which earlier versions booked more than there was, out of others of the same account. The database
 * takes no such rows any more, and none is ever changed: what an account has is right, so that they are told and are no
 * difference.
 */
export const returnedBeyond = async (db: Kysely<Tables>): Promise<readonly ReturnedBeyond[]> => {
  const { rows } = await sql<ReturnedBeyond>`
    select t.id, t.times + t.give_times as given, p.times + p.give_times as returned from hospital_recharge t
    join (
      select purchase, coalesce(-sum(times), 0)::integer as times, coalesce(-sum(give_times), 0)::integer as give_times
      from hospital_payment where kind <> 'sale' group by purchase
    ) p on p.purchase = t.id
    where p.times > t.times or p.give_times > t.give_times order by t.id`.execute(db)
  return rows
}
