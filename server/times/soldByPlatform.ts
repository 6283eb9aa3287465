import { sql } from 'kysely'
import type { Asking } from '../core/contract.ts'
import { Problem } from '../core/errors/problem.ts'
import { isPlatformOperator } from '../core/platformOperator.ts'
import { unnested } from '../platform/database/unnested.ts'

/** What says of which card something is: the card itself, or the top-up that it was redeemed as. */
interface OfCard {
  readonly card?: number | null
  readonly recharge?: number | null
}

/** Of some rows, those of cards that the platform sold to an organisation. */
export const soldByPlatform = async <Row extends OfCard>(
  rows: readonly Row[],
  { db }: Pick<Asking, 'db'>,
): Promise<ReadonlySet<Row>> => {
  const asked = rows.filter(({ card, recharge }) => (card ?? recharge ?? null) !== null)
  if (asked.length === 0) return new Set()
  const found = await sql<{ readonly at: number }>`
    select o.at::integer as at from ${unnested('o', asked, { card: 'integer', recharge: 'integer' })}
    left join recharge r on r.id = o.recharge join card c on c.id = coalesce(o.card, r.card) where c.buyer = 'organisation'`.execute(
    db,
  )
  return new Set(found.rows.map(({ at }) => asked[at - 1]!))
}

/** Of requests for a refund, those of what organisations get back: of their own times, or of cards they bought. */
export const requestsToOrganisations = async <Request extends Required<OfCard>>(
  requests: readonly Request[],
  asking: Pick<Asking, 'db'>,
): Promise<ReadonlySet<Request>> => {
  const sold = await soldByPlatform(requests, asking)
  return new Set(requests.filter(one => sold.has(one) || (one.card === null && one.recharge === null)))
}

/**
 * Why the caller cannot settle each of some things, of which `isPlatforms` says whether the platform sold it, or gives
 * it back, to an organisation: none settles its own debts, or refunds itself.
 */
export const notSellerReasons = async (
  isPlatforms: readonly boolean[],
  asking: Asking,
): Promise<readonly ('notPlatform' | undefined)[]> => {
  const isKept = isPlatforms.includes(true) && !(await isPlatformOperator(asking))
  return isPlatforms.map(one => (one && isKept ? 'notPlatform' : undefined))
}

/** Throws that reason. */
export const requireSeller = async (isPlatforms: boolean, asking: Asking): Promise<void> => {
  const [code] = await notSellerReasons([isPlatforms], asking)
  if (code) throw new Problem(409, code)
}

/** The same for a top-up. */
export const requireSellerOf = async (recharge: number, asking: Asking): Promise<void> =>
  requireSeller((await soldByPlatform([{ recharge }], asking)).size > 0, asking)
