import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addDays, dateIn } from '../../domain/calendar.ts'
import { alipayBill } from '../../resources/alipay/alipayBill.ts'
import type { billTroubles } from '../../resources/alipay/alipayBill.ts'
import type { Context } from '../core/contract.ts'
import { day as oneDay, hour, later, minute } from '../core/lifetime.ts'
import { AlipayError, openAlipay } from '../platform/alipay/Alipay.ts'
import type { Alipay, BillKind } from '../platform/alipay/Alipay.ts'
import { BillError } from '../platform/alipay/BillError.ts'
import { fetchBill } from '../platform/alipay/fetchBill.ts'
import { readAlipayApp } from '../platform/alipay/readAlipayApp.ts'
import { readBill } from '../platform/alipay/readBill.ts'
import type { BillLine } from '../platform/alipay/readBill.ts'
import type { Finding, JobContext, JobOutcome } from '../platform/jobs/JobHandler.ts'
import type { Outgoing } from '../platform/outgoing/openOutgoing.ts'
import { compareBill, isOurs } from './compareBill.ts'
import type { ReadBill } from './compareBill.ts'
import { mendDifferences } from './differences.ts'
import { findMissing } from './missingThere.ts'
import { tellDifferences } from './tellDifferences.ts'

type Trouble = (typeof billTroubles)[number]

/** A day's bill as it is asked for. */
interface Due {
  readonly id: number
  readonly day: string
  readonly tries: number
  readonly appId: string
}

/** Alipay keeps the days of about a year; further back than this nobody looks by himself. */
const daysBack = 90
/** Bills that one run asks for. */
const most = 10
/** Alipay makes the bill of a day by nine the next morning. */
const madeAfter = 33 * hour
/** What is not there so long after that day never comes: there were no trades. */
const notThereFor = 4 * oneDay
const worthTelling = 3

/** Alipay's days begin in China, wherever the host is. */
const beginOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

const nextTry = (now: Date, tries: number): Date =>
  later(now, Math.min(20 * minute * 2 ** Math.min(tries, 4), 2 * hour))

/** One row for each day since the first order of the app, or the last bill, until yesterday. */
const planBills = async (appId: string, context: Context): Promise<void> => {
  const { db, now } = context
  const {
    rows: [known],
  } = await sql<{ last: string | null; first: string | null }>`
    select (select max(day)::text from alipay_bill) as last, (select min(created_at at time zone 'Asia/Shanghai')::date::text from payment_order where app_id = ${appId}) as first`.execute(
    db,
  )
  if (!known?.first) return
  const today = dateIn(now)
  const begin = [known.last === null ? known.first : addDays(known.last, 1), addDays(today, -daysBack)].sort().at(-1)!
  for (let day = begin; day < today; day = addDays(day, 1))
    await context.create(alipayBill, { day, appId, state: 'waiting', checkAt: later(beginOf(day), madeAfter) })
}

const dueBills = async ({ db, now }: Context): Promise<Due[]> =>
  (
    await sql<Due>`
  select id, day::text as day, tries, app_id as "appId" from alipay_bill where state = 'waiting' and check_at <= ${now}::timestamptz order by day limit ${most}`.execute(
      db,
    )
  ).rows

/**
 * Fetches both bills of a day and reads them through before anything goes by them; undefined where Alipay has none.
 * Throws AlipayError and BillError.
 */
const fetchDay = async (day: string, alipay: Alipay, stream: Outgoing['stream']): Promise<ReadBill | undefined> => {
  const folder = await mkdtemp(join(tmpdir(), 'bill-'))
  let otherLines = 0
  const readOne = async (kind: BillKind): Promise<{ merchant: string; ours: BillLine[] } | undefined> => {
    const url = await alipay.billUrl(kind, day)
    if (url === undefined) return undefined
    const file = join(folder, kind)
    await fetchBill(url, file, stream)
    const ours: BillLine[] = []
    const { merchant } = await readBill(file, kind, day, line => {
      if (isOurs(line)) ours.push(line)
      else if (kind === 'trade') otherLines += 1
    })
    return { merchant, ours }
  }
  try {
    const trades = await readOne('trade')
    const account = trades && (await readOne('signcustomer'))
    if (!trades || !account) return undefined
    if (trades.merchant !== account.merchant) throw new BillError('otherMerchant')
    return { merchant: trades.merchant, trades: trades.ours, account: account.ours, otherLines }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whose bills those of an app were so far. */
const merchantOf = async (appId: string, { db }: Pick<Context, 'db'>): Promise<string | undefined> =>
  (
    await db
      .selectFrom('alipay_bill')
      .select('merchant')
      .where('app_id', '=', appId)
      .where('state', '=', 'compared')
      .where('merchant', 'is not', null)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.merchant ?? undefined

/**
 * Compares each day's bill of Alipay with orders, refunds and the journal of payments. What is wrong with a bill stands
 * at it, and it is tried again; what a lost notice left is asked about and so brought to its end; of what then differs
 * still, whoever wants to know is told once. All that it goes by stands in the database: a host that dies in the middle
 * leaves it to the next run.
 */
export const compareBills = async (
  { inTransaction, now, signal }: Pick<JobContext, 'inTransaction' | 'now' | 'signal'>,
  open: typeof openAlipay = openAlipay,
): Promise<JobOutcome> => {
  const { alipay, due, stream } = await inTransaction(async context => {
    const app = await readAlipayApp(context.db, context.cipher)
    const { outgoing } = context
    // The sandbox makes up its bills.
    if (!app || app.sandbox) return { alipay: undefined, due: [], stream: outgoing.stream }
    await planBills(app.appId, context)
    return { alipay: open(app, outgoing.request, () => now), due: await dueBills(context), stream: outgoing.stream }
  })
  const findings: Finding[] = []
  let records = 0

  const wait = async ({ id, day, tries }: Due, trouble: Trouble): Promise<void> => {
    const isNever = trouble === 'notThere' && later(beginOf(day), notThereFor) <= now
    await inTransaction(async context => {
      const found = await context.db
        .selectFrom('alipay_bill')
        .select('state')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (found?.state !== 'waiting') return
      await context.update(
        alipayBill,
        id,
        isNever
          ? { state: 'none', trouble: null, tries: tries + 1, checkAt: null }
          : { trouble, tries: tries + 1, checkAt: nextTry(now, tries) },
      )
    })
    if (!isNever && trouble !== 'notThere' && tries + 1 >= worthTelling)
      findings.push({ rule: 'billTrouble', day, code: trouble })
  }

  const compare = async (gateway: Alipay, bill: Due): Promise<void> => {
    if (bill.appId !== gateway.appId) return wait(bill, 'appId')
    const read = await fetchDay(bill.day, gateway, stream).catch((error: unknown): Trouble => {
      if (error instanceof BillError || error instanceof AlipayError) return error.reason
      throw error
    })
    if (read === undefined) return wait(bill, 'notThere')
    if (typeof read === 'string') return wait(bill, read)
    const merchant = await inTransaction(context => merchantOf(bill.appId, context))
    if (merchant !== undefined && merchant !== read.merchant) return wait(bill, 'otherMerchant')
    const differences = await inTransaction(context => compareBill(bill, read, context))
    if (differences > 0) findings.push({ rule: 'billDiffers', day: bill.day, differences })
    records += 1
  }

  for (const bill of due) {
    if (signal.aborted) break
    await compare(alipay!, bill)
  }
  if (!signal.aborted) {
    await inTransaction(async context => {
      records += await mendDifferences(context)
      await findMissing(context)
      await tellDifferences(context)
    })
  }
  return { records, findings }
}
