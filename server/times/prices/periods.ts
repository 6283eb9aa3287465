import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { message } from '../../../resources/core/message.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { invalid } from '../../core/errors/problem.ts'

/** Whose price of which type is meant; without an organisation the platform's. */
export interface PriceOf {
  readonly hospital?: number
  readonly rechargeType: string
}

export interface Period {
  /** Calendar dates, both inclusive; null is until further notice. */
  readonly validFrom: string
  readonly validUntil: string | null
}

// Any fixed number does; prices are rarely written, so one lock serves all.
const lockKey = 4_710_236

/**
 * Holds that no other live price of the same type (and organisation) is valid on any day of the period, and keeps others from being written until the
 * transaction ends. `except` is the id of the price itself. Throws 400 at `validFrom`.
 */
export const guardPeriod = async (db: Kysely<Tables>, { hospital, rechargeType }: PriceOf, { validFrom, validUntil }: Period, except: number | null): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(db)
  const { rows } = await sql<{ from: string }>`
    select to_char(p.valid_from, 'YYYY-MM-DD') as "from" from ${sql.table(hospital === undefined ? 'price' : 'hospital_price')} p
    where p.recharge_type = ${rechargeType} and not p.deleted and p.id is distinct from ${except}::integer
      and ${hospital === undefined ? sql`true` : sql`p.hospital = ${hospital}::integer`}
      and daterange(p.valid_from, p.valid_until, '[]') && daterange(${validFrom}::date, ${validUntil}::date, '[]')
    order by p.valid_from limit 1`.execute(db)
  if (rows[0]) throw invalid({ validFrom: message('priceOverlap', { from: rows[0].from }) })
}
