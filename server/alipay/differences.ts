import { sql } from 'kysely'
import type { differenceKinds } from '../../resources/alipay/alipayDifference.ts'
import { alipayDifference } from '../../resources/alipay/alipayDifference.ts'
import type { Context } from '../core/contract.ts'

/** Something in which a bill and the books differ, as it is found. */
export interface Found {
  readonly kind: (typeof differenceKinds)[number]
  readonly movement: 'payment' | 'refund'
  readonly number: string
  readonly paymentOrder?: number | null
  readonly paymentRefund?: number | null
  readonly tradeNo?: string | null
  readonly ours: number | null
  readonly theirs: number | null
}

/** Writes down what was found for a bill; what stands there already stays as it is. Answers how many are new. */
export const keepDifferences = async (
  bill: { readonly id: number; readonly day: string },
  all: readonly Found[],
  context: Context,
): Promise<number> => {
  let kept = 0
  for (const {
    kind,
    movement,
    number,
    paymentOrder = null,
    paymentRefund = null,
    tradeNo = null,
    ours,
    theirs,
  } of all) {
    const fingerprint = `${bill.day} ${kind} ${movement} ${number}`
    const known = await context.db
      .selectFrom('alipay_difference')
      .select('id')
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirst()
    if (known) continue
    await context.create(alipayDifference, {
      bill: bill.id,
      day: bill.day,
      kind,
      movement,
      number,
      paymentOrder,
      paymentRefund,
      tradeNo,
      ours,
      theirs,
      state: 'open',
      fingerprint,
    })
    kept += 1
  }
  return kept
}

/**
 * What is open no longer: the order or refund was brought to its end meanwhile, or stands in a bill that came later.
 */
export const mendDifferences = async (context: Context): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select d.id from alipay_difference d
    left join payment_order o on d.movement = 'payment' and o.number = d.number
    left join payment_refund r on d.movement = 'refund' and r.number = d.number
    where d.state = 'open' and (
      d.kind = 'missingHere' and d.movement = 'payment' and o.received_amount = d.theirs and o.state <> 'made' and o.state <> 'closed'
      or d.kind = 'missingHere' and d.movement = 'refund' and r.amount = d.theirs and r.state = 'refunded'
      or d.kind = 'missingThere' and coalesce(o.billed_on, r.billed_on) is not null)
    order by d.id limit 500 for update of d`.execute(context.db)
  for (const { id } of rows) await context.update(alipayDifference, id, { state: 'mended', mendedAt: context.now })
  return rows.length
}
