import { sql } from 'kysely'
import { addDays } from '../../domain/calendar.ts'
import type { Context } from '../core/contract.ts'
import { keepDifferences } from './differences.ts'

/** Alipay's days end by its own clock: what came just before midnight may stand in the next one. */
const margin = '10 minutes'

const zone = 'Asia/Shanghai'

interface Missing {
  readonly bill: number
  readonly day: string
  readonly movement: 'payment' | 'refund'
  readonly id: number
  readonly order: number
  readonly number: string
  readonly trade_no: string | null
  readonly amount: number
}

/**
 * What is booked as paid or given back by Alipay, and stands in no bill although all of them until that day have been
 * looked at. Of a day whose bill still waits, and of those after it, nothing is said: a payment may have been learned
 * of a day late. Answers how many are new.
 */
export const findMissing = async (context: Context): Promise<number> => {
  const { db } = context
  const {
    rows: [known],
  } = await sql<{ first: string | null; last: string | null; waiting: string | null }>`
    select min(day)::text as first, max(day)::text as last, min(day) filter (where state = 'waiting')::text as waiting from alipay_bill`.execute(
    db,
  )
  if (!known?.first || !known.last) return 0
  const through = known.waiting === null ? known.last : addDays(known.waiting, -1)
  const until = sql`((${addDays(through, 1)}::date)::timestamp at time zone ${zone}) - ${margin}::interval`
  const since = sql`(${known.first}::date)::timestamp at time zone ${zone}`
  const { rows } = await sql<Missing>`
    select b.id as bill, b.day::text as day, m.movement, m.id, m."order", m.number, m.trade_no, m.amount::float8 as amount from (
      select 'payment' as movement, id, id as "order", number, trade_no, received_amount as amount, paid_at as at, app_id from payment_order
      where received_amount > 0 and billed_on is null and created_at >= ${since} and paid_at < ${until}
      union all
      select 'refund', r.id, o.id, r.number, o.trade_no, r.amount, r.refunded_at, o.app_id from payment_refund r join payment_order o on o.id = r.payment_order
      where r.state = 'refunded' and r.billed_on is null and o.created_at >= ${since} and r.refunded_at < ${until}
    ) m join alipay_bill b on b.day = (m.at at time zone ${zone})::date and b.app_id = m.app_id
    where not exists (select from alipay_difference d where d.kind = 'missingThere' and d.movement = m.movement and d.number = m.number)
    order by m.at, m.id limit 500`.execute(db)
  let kept = 0
  for (const { bill, day, movement, id, order, number, trade_no: tradeNo, amount } of rows) {
    kept += await keepDifferences(
      { id: bill, day },
      [
        {
          kind: 'missingThere',
          movement,
          number,
          tradeNo,
          paymentOrder: order,
          paymentRefund: movement === 'refund' ? id : null,
          ours: amount,
          theirs: null,
        },
      ],
      context,
    )
  }
  return kept
}
