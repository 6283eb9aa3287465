import { sql } from 'kysely'
import { readSetting } from '../core/readSetting.ts'
import { AlipayError, openAlipay } from '../platform/alipay/Alipay.ts'
import type { Alipay } from '../platform/alipay/Alipay.ts'
import { readAlipayApp } from '../platform/alipay/readAlipayApp.ts'
import type { Finding, JobContext, JobOutcome } from '../platform/jobs/JobHandler.ts'
import { follow } from './follow.ts'
import type { Followed } from './follow.ts'
import { confirmRefund, putOffRefund } from './refunds.ts'
import { putOffOrder } from './settle.ts'

/** Orders, and refunds, that one run asks about. */
const most = 100

interface Owed {
  readonly id: number
  readonly number: string
  readonly amount: number
  readonly order: string
  readonly checks: number
}

/** A refund that Alipay refused so often is told to whoever looks at the job. */
const worthTelling = 3

/** After so many of which nothing was heard, one after the other, Alipay is away for all of them. */
const unheardInTurn = 3

/** One of which nothing is heard keeps none of the others waiting; Alipay that is away is not asked a hundred times. */
const createTurns = () => {
  let [unheard, failure, isHeard]: [number, unknown, boolean] = [0, undefined, false]
  return {
    async take(ask: () => Promise<void>, pass: (code: string) => Promise<void>): Promise<void> {
      try {
        await ask()
        unheard = 0
        isHeard = true
      } catch (error) {
        if (!(error instanceof AlipayError && error.reason === 'unreachable')) throw error
        await pass(error.detail)
        unheard += 1
        if (unheard === unheardInTurn) throw error
        failure ??= error
      }
    },
    /** Throws where nothing was heard at all. */
    end(): void {
      if (failure !== undefined && !isHeard) throw failure
    },
  }
}

/**
 * Brings to its end what a lost notice, a crash or a gateway that was away left: orders whose notice never came, orders
 * that nobody paid, and refunds whose times were taken back already. All that it goes by stands in the database. Asked
 * again, Alipay does nothing twice.
 */
export const settlePayments = async (
  { inTransaction, now, signal }: Pick<JobContext, 'inTransaction' | 'now' | 'signal'>,
  open: typeof openAlipay = openAlipay,
): Promise<JobOutcome> => {
  const { orders, owed, alipay } = await inTransaction(async ({ db, cipher, outgoing }) => {
    const { appId: own } = await readSetting(db, 'alipaySetting')
    // Those of another app, which nobody can be asked about, take no place of the others.
    const { rows: orders } = await sql<Omit<Followed, 'expiresAt'> & { expiresAt: string; appId: string }>`
      select id, number, state, expires_at as "expiresAt", app_id as "appId" from payment_order where check_at <= ${now}::timestamptz and state in ('made', 'closed')
      order by app_id is distinct from ${own}::text, check_at, id limit ${most}`.execute(db)
    const { rows: owed } = await sql<Owed & { appId: string }>`
      select r.id, r.number, r.amount, o.number as "order", r.checks, o.app_id as "appId" from payment_refund r join payment_order o on o.id = r.payment_order
      where r.state = 'waiting' and r.check_at <= ${now}::timestamptz order by o.app_id is distinct from ${own}::text, r.check_at, r.id limit ${most}`.execute(
      db,
    )
    const app = orders.length + owed.length === 0 ? undefined : await readAlipayApp(db, cipher)
    return { orders, owed, alipay: app && open(app, outgoing.request, () => now) }
  })
  const findings: Finding[] = []
  let records = 0
  if (orders.length + owed.length > 0 && !alipay)
    return { records, findings: [{ rule: 'alipayNotSet', orders: orders.length, refunds: owed.length }] }

  /**
   * What Alipay refuses concerns the one that was asked about, and so may what is not heard; everything else all of
   * them, and the next run goes on. Answers why, where it was refused.
   */
  const refusedBy = (error: unknown): string => {
    if (error instanceof AlipayError && error.reason === 'refused') return error.detail
    throw error
  }

  /** Those that get no answer would soon be all that a run asks about, were they not put off. */
  const passOver = async (order: Followed, code: string): Promise<void> => {
    findings.push({ rule: 'orderRefused', order: order.number, code })
    await inTransaction(context => putOffOrder(order.id, context))
  }

  const followOrder = async (gateway: Alipay, order: Followed): Promise<void> => {
    const settled = await follow(gateway, order, { now, inTransaction }).catch((error: unknown) =>
      passOver(order, refusedBy(error)),
    )
    if (settled === 'failed') findings.push({ rule: 'orderFailed', order: order.number })
    records += 1
  }

  const giveBack = async (gateway: Alipay, { id, checks, ...refund }: Owed): Promise<void> => {
    // That it is asked for stands there before Alipay may do it, so that nobody gives it back otherwise meanwhile.
    const isOwed = await inTransaction(
      async ({ db }) =>
        (
          await db
            .updateTable('payment_refund')
            .set({ asked_at: now.toISOString() })
            .where('id', '=', id)
            .where('state', '=', 'waiting')
            .returning('id')
            .execute()
        ).length > 0,
    )
    if (!isOwed) return
    const trouble = await gateway.refund(refund).catch(refusedBy)
    await inTransaction(context => confirmRefund(id, trouble, context))
    if (trouble !== undefined && checks + 1 >= worthTelling)
      findings.push({ rule: 'refundRefused', refund: refund.number, code: trouble })
    records += 1
  }

  const turns = createTurns()
  for (const { expiresAt, appId, ...made } of orders) {
    if (signal.aborted) break
    const order = { ...made, expiresAt: new Date(expiresAt) }
    // Another app knows nothing of it: it stays as it is, and is told.
    if (appId !== alipay!.appId) findings.push({ rule: 'otherApp', order: order.number })
    else
      await turns.take(
        () => followOrder(alipay!, order),
        code => passOver(order, code),
      )
  }
  for (const { appId, ...refund } of owed) {
    if (signal.aborted) break
    if (appId !== alipay!.appId) findings.push({ rule: 'otherApp', refund: refund.number })
    else
      await turns.take(
        () => giveBack(alipay!, refund),
        async code => {
          findings.push({ rule: 'refundRefused', refund: refund.number, code })
          await inTransaction(context => putOffRefund(refund, context))
        },
      )
  }
  turns.end()
  return { records, findings }
}
