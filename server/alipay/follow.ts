import type { Context } from '../core/contract.ts'
import type { Alipay, Trade } from '../platform/alipay/Alipay.ts'
import { settle } from './settle.ts'
import type { Settled } from './settle.ts'

/** An order as far as Alipay is asked about it. */
export interface Followed {
  readonly id: number
  readonly number: string
  readonly state: string
  readonly expiresAt: Date
}

/**
 * What Alipay says of an order, which it is told to close where nobody paid in time. Between both somebody may pay:
 * what is closed is looked at once more. No transaction is open. Throws AlipayError.
 */
export const ask = async (
  alipay: Alipay,
  { number, state, expiresAt }: Followed,
  now: Date,
): Promise<Trade | undefined> => {
  const trade = await alipay.query(number)
  if (trade?.status !== 'waiting' || state !== 'made' || expiresAt > now || !(await alipay.close(number))) return trade
  return await alipay.query(number)
}

/** Asks, and goes on from the answer in a transaction of its own. */
export const follow = async (
  alipay: Alipay,
  order: Followed,
  { now, inTransaction }: { readonly now: Date; inTransaction<T>(work: (context: Context) => Promise<T>): Promise<T> },
): Promise<Settled> => {
  const trade = await ask(alipay, order, now)
  return inTransaction(context => settle(order.id, trade, context))
}
