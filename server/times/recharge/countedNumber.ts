import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Context } from '../../core/contract.ts'

/** The number of a document with the place of what is made of it: whoever has the document sees how many there are. */
const countedNumber = async (
  { number, letter, earlier }: { number: string | number; letter: 'A' | 'R'; earlier: RawBuilder<unknown> },
  { db }: Pick<Context, 'db'>,
): Promise<string> => {
  const { rows } = await sql<{ readonly count: number }>`select count(*)::integer as count from ${earlier}`.execute(db)
  return `${number}-${letter}${rows[0]!.count + 1}`
}

interface Lot {
  readonly id: number
  readonly number: string | null
}

/** `…-R1`: the next refund of a top-up. */
export const refundNumberOf = ({ id, number }: Lot, context: Pick<Context, 'db'>): Promise<string> =>
  countedNumber({ number: number ?? id, letter: 'R', earlier: sql`recharge_refund where recharge = ${id}` }, context)

/** `…-A1`: the next request for a refund of a card. */
export const cardRequestNumberOf = (
  { id, number }: { readonly id: number; readonly number: string },
  context: Pick<Context, 'db'>,
): Promise<string> => countedNumber({ number, letter: 'A', earlier: sql`refund_request where card = ${id}` }, context)

/** The same of a top-up. One by card has the card's number, so that both are counted together. */
export const lotRequestNumberOf = ({ id, number }: Lot, context: Pick<Context, 'db'>): Promise<string> =>
  countedNumber(
    {
      number: number ?? id,
      letter: 'A',
      earlier: sql`refund_request where recharge = ${id} or card = (select card from recharge where id = ${id})`,
    },
    context,
  )
