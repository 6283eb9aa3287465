import { sql } from 'kysely'
import { alipayBill } from '../../resources/alipay/alipayBill.ts'
import type { Context } from '../core/contract.ts'
import { askForRun } from '../platform/jobs/askForRun.ts'
import type { BillLine } from '../platform/alipay/readBill.ts'
import { keepDifferences } from './differences.ts'
import type { Found } from './differences.ts'

/** Both bills of a day as far as they are about orders of this installation. */
export interface ReadBill {
  readonly merchant: string
  readonly trades: readonly BillLine[]
  readonly account: readonly BillLine[]
  readonly otherLines: number
}

/** Orders of this installation are known by how they are numbered. */
export const isOurs = ({ order }: Pick<BillLine, 'order'>): boolean => /^ZF20\d{16,}$/.test(order)

const batch = 500

interface Sums {
  net: number
  fee: number
}

/** Sums of lines by order. */
const sumsOf = (lines: readonly BillLine[]): Map<string, Sums> => {
  const sums = new Map<string, Sums>()
  for (const { order, net, fee } of lines) {
    const sum = sums.get(order) ?? { net: 0, fee: 0 }
    sums.set(order, { net: sum.net + net, fee: sum.fee + fee })
  }
  return sums
}

const ordersOf = async (numbers: readonly string[], { db }: Pick<Context, 'db'>) => {
  const { rows } = await sql<{
    id: number
    number: string
    state: string
    received: number
    purchase: number | null
    booked: number
  }>`
    select o.id, o.number, o.state, o.received_amount::float8 as received, o.purchase,
      coalesce((select sum(p.received) from hospital_payment p where p.purchase = o.purchase and p.kind in ('sale', 'latePayment') and p.channel = 'alipay'), 0)::float8 as booked
    from payment_order o where o.number = any(${numbers}::text[])`.execute(db)
  return new Map(rows.map(row => [row.number, row]))
}

const refundsOf = async (numbers: readonly string[], { db }: Pick<Context, 'db'>) => {
  const { rows } = await sql<{
    id: number
    number: string
    order: number
    state: string
    amount: number
    booked: number | null
  }>`
    select r.id, r.number, r.payment_order as "order", r.state, r.amount::float8 as amount, -p.received::float8 as booked
    from payment_refund r left join hospital_payment p on p.id = r.payment where r.number = any(${numbers}::text[])`.execute(
    db,
  )
  return new Map(rows.map(row => [row.number, row]))
}

type Order = Awaited<ReturnType<typeof ordersOf>> extends Map<string, infer T> ? T : never
type Refund = Awaited<ReturnType<typeof refundsOf>> extends Map<string, infer T> ? T : never

/** In what a payment differs from what stands here. */
const payment = ({ order: number, tradeNo, amount: theirs }: BillLine, order: Order | undefined): Found | undefined => {
  const said = { movement: 'payment', number, tradeNo, theirs, paymentOrder: order?.id ?? null } as const
  if (!order || order.received === 0) return { ...said, kind: 'missingHere', ours: null }
  if (order.received !== theirs) return { ...said, kind: 'amount', ours: order.received }
  return order.purchase !== null && order.booked !== theirs
    ? { ...said, kind: 'journal', ours: order.booked }
    : undefined
}

const refund = (
  { refund: asked, order: number, tradeNo, amount }: BillLine,
  owed: Refund | undefined,
  order: Order | undefined,
): Found | undefined => {
  const theirs = Math.abs(amount)
  const said = {
    movement: 'refund',
    number: asked || number,
    tradeNo,
    theirs,
    paymentOrder: owed?.order ?? order?.id ?? null,
    paymentRefund: owed?.id ?? null,
  } as const
  if (!owed || owed.state === 'waiting') return { ...said, kind: 'missingHere', ours: null }
  if (owed.state === 'settled') return { ...said, kind: 'twice', ours: owed.amount }
  if (owed.amount !== theirs) return { ...said, kind: 'amount', ours: owed.amount }
  return owed.booked !== null && owed.booked !== theirs ? { ...said, kind: 'journal', ours: owed.booked } : undefined
}

/** In what the account at Alipay differs from what was traded. */
const accounts = (
  trades: readonly BillLine[],
  account: readonly BillLine[],
  orders: ReadonlyMap<string, Order>,
): Found[] => {
  const [traded, moved] = [sumsOf(trades), sumsOf(account)]
  const nothing: Sums = { net: 0, fee: 0 }
  return [...new Set([...traded.keys(), ...moved.keys()])].flatMap(number => {
    const [said, done] = [traded.get(number) ?? nothing, moved.get(number) ?? nothing]
    const found = { movement: 'payment', number, paymentOrder: orders.get(number)?.id ?? null } as const
    return [
      ...(said.net === done.net ? [] : [{ ...found, kind: 'account' as const, ours: said.net, theirs: done.net }]),
      ...(said.fee === done.fee ? [] : [{ ...found, kind: 'fee' as const, ours: said.fee, theirs: done.fee }]),
    ]
  })
}

/** In pieces that one statement takes. */
const lookUp = async <T>(
  numbers: Iterable<string>,
  find: (numbers: readonly string[]) => Promise<Map<string, T>>,
): Promise<Map<string, T>> => {
  const all = [...new Set(numbers)]
  const found = new Map<string, T>()
  for (let at = 0; at < all.length; at += batch)
    for (const [number, row] of await find(all.slice(at, at + batch))) found.set(number, row)
  return found
}

/** That they stand in a bill, and what was charged, is told by no history: nothing became of them. */
const mark = async (
  day: string,
  orders: readonly { id: number; fee: number }[],
  refunds: readonly number[],
  { db }: Context,
): Promise<void> => {
  for (const { id, fee } of orders)
    await db.updateTable('payment_order').set({ billed_on: day, fee }).where('id', '=', id).execute()
  for (const id of refunds)
    await db.updateTable('payment_refund').set({ billed_on: day }).where('id', '=', id).execute()
}

/** What Alipay did and this side does not know yet is asked about now: a notice, or an answer, was lost. */
const askAgain = async (differences: readonly Found[], context: Context): Promise<void> => {
  const { db, now } = context
  const lost = differences.filter(({ kind }) => kind === 'missingHere')
  let asked = 0
  for (const { movement, paymentOrder, paymentRefund } of lost) {
    const due = { check_at: now.toISOString() }
    if (movement === 'payment' && paymentOrder)
      asked += (
        await db
          .updateTable('payment_order')
          .set(due)
          .where('id', '=', paymentOrder)
          .where('state', 'in', ['made', 'closed'])
          .returning('id')
          .execute()
      ).length
    if (movement === 'refund' && paymentRefund)
      asked += (
        await db
          .updateTable('payment_refund')
          .set(due)
          .where('id', '=', paymentRefund)
          .where('state', '=', 'waiting')
          .returning('id')
          .execute()
      ).length
  }
  if (asked > 0) await askForRun('settlePayments', context)
}

/**
 * Compares a day with what stands here, in one transaction; done again, it finds nothing twice. Answers how many
 * differences are new.
 */
export const compareBill = async (
  bill: { readonly id: number; readonly day: string },
  { merchant, trades, account, otherLines }: ReadBill,
  context: Context,
): Promise<number> => {
  const { db, now } = context
  const state = await db
    .selectFrom('alipay_bill')
    .select('state')
    .where('id', '=', bill.id)
    .forUpdate()
    .executeTakeFirst()
  if (state?.state !== 'waiting') return 0
  const orders = await lookUp(
    [...trades, ...account].map(({ order }) => order),
    numbers => ordersOf(numbers, context),
  )
  const refunds = await lookUp(
    trades.filter(({ what }) => what === 'refund').map(line => line.refund),
    numbers => refundsOf(numbers, context),
  )
  const differences = [
    ...trades.flatMap(
      line =>
        (line.what === 'payment'
          ? payment(line, orders.get(line.order))
          : line.what === 'refund'
            ? refund(line, refunds.get(line.refund), orders.get(line.order))
            : undefined) ?? [],
    ),
    ...accounts(trades, account, orders),
  ]
  const fees = sumsOf(trades)
  const paid = trades.filter(({ what }) => what === 'payment')
  const back = trades.filter(({ what }) => what === 'refund')
  await mark(
    bill.day,
    paid.flatMap(({ order }) => (orders.has(order) ? { id: orders.get(order)!.id, fee: fees.get(order)!.fee } : [])),
    back.flatMap(line => refunds.get(line.refund)?.id ?? []),
    context,
  )
  const kept = await keepDifferences(bill, differences, context)
  await askAgain(differences, context)
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
  await context.update(alipayBill, bill.id, {
    state: 'compared',
    trouble: null,
    merchant,
    lines: trades.length,
    received: sum(paid.map(({ amount }) => amount)),
    refunded: sum(back.map(({ amount }) => Math.abs(amount))),
    fees: sum(trades.map(({ fee }) => fee)),
    otherLines,
    comparedAt: now,
    checkAt: null,
  })
  return kept
}
