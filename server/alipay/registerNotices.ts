import type { FastifyInstance } from 'fastify'
import type { Engine } from '../core/engine.ts'
import { inTransaction } from '../core/execution.ts'
import { contextOf } from '../core/hooks.ts'
import { openAlipay, statusOf } from '../platform/alipay/Alipay.ts'
import { fenOf } from '../platform/alipay/fen.ts'
import { readAlipayApp } from '../platform/alipay/readAlipayApp.ts'
import { settle } from './settle.ts'

/** Longest notice that is read. */
const bodyLimit = 16_384

/**
 * `POST /api/alipay/notify`, where Alipay tells what became of an order, by a form that it signed. It is answered `success` in plain text once that is
 * written down, and else told again by Alipay, for a day. What does not fit the order says nothing of it: Alipay itself
 * is asked instead.
 */
export const registerNotices = (
  app: FastifyInstance,
  engine: Pick<Engine, 'beginJob' | 'host'>,
  clock: () => Date,
): void => {
  const {
    database: { db },
    cipher,
    outgoing,
  } = engine.host

  const take = async (notice: Readonly<Record<string, string>>, log: FastifyInstance['log']): Promise<boolean> => {
    const known = await readAlipayApp(db, cipher).catch(() => undefined)
    if (!known || notice['app_id'] !== known.appId || !openAlipay(known, outgoing.request).signed(notice)) return false
    const { out_trade_no: number = '', trade_no: tradeNo = '', trade_status, total_amount } = notice
    const [status, amount] = [statusOf(trade_status), fenOf(total_amount)]
    if (!status || amount === undefined || !/^[\w-]{1,64}$/.test(tradeNo)) return false
    return inTransaction(engine.beginJob('settlePayments', { now: clock(), log }), async call => {
      const context = contextOf(call)
      const order = await context.db
        .selectFrom('payment_order')
        .select(['id', 'amount', 'app_id', 'state'])
        .where('number', '=', number)
        .executeTakeFirst()
      if (!order || order.app_id !== known.appId) return false
      if (status === 'paid' && amount !== order.amount && (order.state === 'made' || order.state === 'closed')) {
        // Signed or not: money of another amount is believed once Alipay says so when it is asked.
        await context.db
          .updateTable('payment_order')
          .set({ check_at: context.now.toISOString() })
          .where('id', '=', order.id)
          .execute()
        return false
      }
      // That it was closed or waits is not written down from here: a notice may be old.
      if (status === 'paid') await settle(order.id, { status, tradeNo, amount }, context)
      return true
    })
  }

  void app.register(async scope => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))))
      },
    )
    scope.post<{ Body: Readonly<Record<string, string>> }>('/api/alipay/notify', async (request, reply) => {
      const isTaken = await take(
        typeof request.body === 'object' && request.body !== null ? request.body : {},
        request.log,
      )
      return reply
        .code(isTaken ? 200 : 400)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(isTaken ? 'success' : 'failure')
    })
  })
}
