import { sql } from 'kysely'
import type { Context } from '../../core/contract.ts'

/**
 * The number of the next request for a refund of a document: of a card, or of a top-up. A top-up by card has the card's
 * number, so that both are counted together.
 */
export const requestNumber = async (
  number: string | number,
  of: { readonly card: number } | { readonly recharge: number },
  { db }: Pick<Context, 'db'>,
): Promise<string> => {
  const own =
    'card' in of
      ? sql`card = ${of.card}`
      : sql`recharge = ${of.recharge} or card = (select card from recharge where id = ${of.recharge})`
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::integer as count from refund_request where ${own}`.execute(db)
  return `${number}-A${rows[0]!.count + 1}`
}
