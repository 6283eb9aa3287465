import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { message } from '../../../resources/core/message.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { invalid } from '../../core/errors/problem.ts'

/**
 * Which price of which type is meant: what patients of an organisation pay, without one of the platform, or what
 * organisations pay themselves from so many times on.
 */
export interface PriceOf {
  readonly hospital?: number
  readonly fromTimes?: number
  readonly rechargeType: string
}

/** The table in which a price is kept. */
export const priceTable = ({
  hospital,
  fromTimes,
}: Omit<PriceOf, 'rechargeType'>): 'price' | 'hospital_price' | 'purchase_price' => {
  if (fromTimes !== undefined) return 'purchase_price'
  return hospital === undefined ? 'price' : 'hospital_price'
}

export interface Period {
  /** Calendar dates, both inclusive; null is until further notice. */
  readonly validFrom: string
  readonly validUntil: string | null
}

// Any fixed number does; prices are rarely written, so one lock serves all.
const lockKey = 4_710_236

/**
 * Holds that no other live price of the same type (and organisation, or number of times) is valid on any day of the
 * period, and keeps others from being written until the transaction ends. `except` is the id of the price itself.
 * Throws 400 at `validFrom`.
 */
export const guardPeriod = async (
  db: Kysely<Tables>,
  of: PriceOf,
  { validFrom, validUntil }: Period,
  except: number | null,
): Promise<void> => {
  const { hospital, fromTimes, rechargeType } = of
  await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(db)
  const { rows } = await sql<{ from: string }>`
    select to_char(p.valid_from, 'YYYY-MM-DD') as "from" from ${sql.table(priceTable(of))} p
    where p.recharge_type = ${rechargeType} and not p.deleted and p.id is distinct from ${except}::integer
      and ${hospital === undefined ? sql`true` : sql`p.hospital = ${hospital}::integer`}
      and ${fromTimes === undefined ? sql`true` : sql`p.from_times = ${fromTimes}::integer`}
      and daterange(p.valid_from, p.valid_until, '[]') && daterange(${validFrom}::date, ${validUntil}::date, '[]')
    order by p.valid_from limit 1`.execute(db)
  if (rows[0]) throw invalid({ validFrom: message('priceOverlap', { from: rows[0].from }) })
}
