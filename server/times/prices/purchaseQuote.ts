import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** What some times cost an organisation, in fen for all and for one of them, and the id of the price that says so. */
export interface PurchaseQuote {
  readonly amount: number
  readonly perTime: number
  readonly price: number
}

/**
 * By the price of the greatest number of times that is reached; undefined where the list does not sell so few of the
 * type on that day.
 */
export const purchaseQuote = async (
  db: Kysely<Tables>,
  { rechargeType, times, on }: { readonly rechargeType: RechargeType; readonly times: number; readonly on: string },
): Promise<PurchaseQuote | undefined> => {
  const {
    rows: [found],
  } = await sql<{ id: number; perTime: number }>`
    select id, per_time as "perTime" from purchase_price
    where recharge_type = ${rechargeType} and not deleted and from_times <= ${times} and ${on}::date between valid_from and coalesce(valid_until, 'infinity')
    order by from_times desc limit 1`.execute(db)
  return found && { amount: found.perTime * times, perTime: found.perTime, price: found.id }
}
