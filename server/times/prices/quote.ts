import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { packages, priceOfTimes } from '../../../domain/packagePrice.ts'
import type { Amounts, Package } from '../../../domain/packagePrice.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import { message } from '../../../resources/core/message.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { invalid } from '../../core/errors/problem.ts'

/** What some times cost: `amount` in fen for all of them, and the price record that says so. */
export interface Quote {
  readonly amount: number
  /** Whether it is the platform's list or the organisation's own price. */
  readonly source: 'platform' | 'organisation'
  /** Id of the `price`, or of the `hospitalPrice`. */
  readonly price: number
}

export interface Asked {
  readonly rechargeType: RechargeType
  /** Paid times, an integer of at least 1. */
  readonly times: number
  /** Calendar date, YYYY-MM-DD. */
  readonly on: string
}

/**
 * The packages that are offered of a type; throws 400 at `times` where only packages are, and this is none. A lifetime
 * is one, whatever numbers of times are offered.
 */
const offeredFor = async (
  db: Kysely<Tables>,
  { rechargeType, times }: Pick<Asked, 'rechargeType' | 'times'>,
): Promise<readonly Package[]> => {
  if (rechargeType === 'lifetime') return []
  const rows = await db.selectFrom('price_option').select('option').where('offered', '=', true).execute()
  const offered = new Set<string>(rows.map(row => row.option))
  const sold = packages.filter(one => offered.has(`package${one}`))
  if (offered.has('other') || sold.some(one => one === times)) return sold
  throw invalid({
    times: sold.length > 0 ? message('onlyPackages', { packages: sold.join(', ') }) : message('nothingOffered'),
  })
}

type Row = Omit<Quote, 'amount'> & Amounts & { readonly hospital: number }

/**
 * What the same times cost patients of several organisations on a day: the organisation's own price where it has one,
 * else the platform's; the total of a package that is offered, else so many single times (product decisions §3). Throws
 * 400 at `rechargeType` where any of them has no price, and at `times` where that number is not sold.
 */
export const quoteAll = async (
  db: Kysely<Tables>,
  { hospitals, rechargeType, times, on }: Asked & { readonly hospitals: readonly number[] },
): Promise<ReadonlyMap<number, Quote>> => {
  const offered = await offeredFor(db, { rechargeType, times })
  const { rows } = await sql<Row>`
    select h.id as hospital, p.total30, p.total60, p.total90, p.per_time as "perTime", p.source, p.id as price
    from unnest(${[...new Set(hospitals)]}::integer[]) h(id) cross join lateral (
      select 'organisation' as source, o.id, o.total30, o.total60, o.total90, o.per_time from hospital_price o
      where o.hospital = h.id and o.recharge_type = ${rechargeType} and not o.deleted and ${on}::date between o.valid_from and coalesce(o.valid_until, 'infinity')
      union all
      select 'platform', d.id, d.total30, d.total60, d.total90, d.per_time from price d
      where d.recharge_type = ${rechargeType} and not d.deleted and ${on}::date between d.valid_from and coalesce(d.valid_until, 'infinity')
      order by source limit 1
    ) p`.execute(db)
  const priced = new Set(rows.map(row => row.hospital))
  if (hospitals.some(id => !priced.has(id))) throw invalid({ rechargeType: message('noPrice') })
  return new Map(
    rows.map(({ hospital, source, price, ...amounts }) => [
      hospital,
      { amount: priceOfTimes(amounts, times, offered), source, price },
    ]),
  )
}

/** {@link quoteAll} for patients of one organisation. */
export const quote = async (
  db: Kysely<Tables>,
  { hospital, ...asked }: Asked & { readonly hospital: number },
): Promise<Quote> => (await quoteAll(db, { hospitals: [hospital], ...asked })).get(hospital)!
