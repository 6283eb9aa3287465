import type { Asking } from '../core/contract.ts'
import { requirePlatformOperator } from '../core/platformOperator.ts'

/** Cards and top-ups, by id. */
export interface Sales {
  readonly cards: ReadonlySet<number>
  readonly recharges: ReadonlySet<number>
}

const some = (ids: readonly (number | null)[]): number[] => ids.filter(id => id !== null)

/**
 * Of some cards and top-ups, those that the platform sold to an organisation: such cards, and what they were redeemed
 * as.
 */
export const soldByPlatform = async (
  { cards = [], recharges = [] }: { readonly [of in keyof Sales]?: readonly (number | null)[] },
  { db }: Pick<Asking, 'db'>,
): Promise<Sales> => {
  const sold = db.selectFrom('card').where('card.buyer', '=', 'organisation')
  const [cardIds, rechargeIds] = [some(cards), some(recharges)]
  return {
    cards: new Set(
      cardIds.length === 0
        ? []
        : (await sold.select('card.id').where('card.id', 'in', cardIds).execute()).map(({ id }) => id),
    ),
    recharges: new Set(
      rechargeIds.length === 0
        ? []
        : (
            await sold
              .innerJoin('recharge', 'recharge.card', 'card.id')
              .select('recharge.id')
              .where('recharge.id', 'in', rechargeIds)
              .execute()
          ).map(({ id }) => id),
    ),
  }
}

/**
 * Throws 409 `notPlatform` where the platform sold this card, or the card of this top-up, to an organisation and the
 * caller is not the platform's: no organisation settles its own debts, or refunds itself.
 */
export const requireSeller = async (
  of: { readonly card: number } | { readonly recharge: number },
  asking: Asking,
): Promise<void> => {
  const { cards, recharges } = await soldByPlatform(
    'card' in of ? { cards: [of.card] } : { recharges: [of.recharge] },
    asking,
  )
  if (cards.size + recharges.size > 0) await requirePlatformOperator(asking)
}

/** Of requests for a refund, those of what organisations get back: of their own times, or of cards they bought. */
export const requestsToOrganisations = async <
  Request extends { readonly card: number | null; readonly recharge: number | null },
>(
  requests: readonly Request[],
  asking: Pick<Asking, 'db'>,
): Promise<ReadonlySet<Request>> => {
  const { cards, recharges } = await soldByPlatform(
    { cards: requests.map(({ card }) => card), recharges: requests.map(({ recharge }) => recharge) },
    asking,
  )
  return new Set(
    requests.filter(({ card, recharge }) =>
      card !== null ? cards.has(card) : recharge === null || recharges.has(recharge),
    ),
  )
}
