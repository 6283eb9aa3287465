import { message } from '../../resources/core/message.ts'
import { paymentOrder } from '../../resources/alipay/paymentOrder.ts'
import type { RechargeType } from '../../resources/times/rechargeType.ts'
import { caller } from '../core/caller.ts'
import { implement, inSteps } from '../core/contract.ts'
import type { Before, Context, UnavailableReasons } from '../core/contract.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { later, minute } from '../core/lifetime.ts'
import { requireBuyer } from '../times/buyer.ts'
import { requirePlatformOperator } from '../core/platformOperator.ts'
import { AlipayError } from '../platform/alipay/Alipay.ts'
import { askForRun } from '../platform/jobs/askForRun.ts'
import { lockOrganisations } from '../times/ledger/organisations.ts'
import { purchaseQuote } from '../times/prices/purchaseQuote.ts'
import { ask } from './follow.ts'
import { askedOf, openFor, orderNumber, requireApp, testAmount } from './orders.ts'
import type { Order } from './orders.ts'
import { nextCheck } from './rhythm.ts'
import { owe, settle } from './settle.ts'

const make = async (
  values: Pick<Order, 'hospital' | 'purpose' | 'amount' | 'way'> &
    Partial<Pick<Order, 'rechargeType' | 'times' | 'price'>>,
  { appId, closeAfter }: { readonly appId: string; readonly closeAfter: number },
  context: Context,
): Promise<{ id: number; number: string; amount: number }> => {
  const number = await orderNumber(context)
  const id = await context.create(paymentOrder, {
    ...values,
    number,
    state: 'made',
    appId,
    expiresAt: later(context.now, closeAfter * minute),
    checkAt: nextCheck(context.now, 0),
  })
  return { id, number, amount: values.amount }
}

/** An order that is looked at before its transaction begins; whoever calls reaches it, as the reference says. */
const lookAt = async (id: number, { inTransaction }: Pick<Before, 'inTransaction'>) =>
  inTransaction(db =>
    db
      .selectFrom('payment_order')
      .select([
        'id',
        'number',
        'state',
        'way',
        'purpose',
        'times',
        'amount',
        'expires_at as expiresAt',
        'qr_code as qrCode',
        'app_id as appId',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )

/** What is said where Alipay says nothing. */
const unavailable = (error: unknown): never => {
  throw error instanceof AlipayError
    ? new Problem(409, error.reason === 'unreachable' ? 'alipayUnreachable' : 'alipayRefused')
    : error
}

export const paymentOrderImplementation = implement(
  paymentOrder,
  {
    async topUp({ hospital, rechargeType, times, way }, context) {
      const app = await requireApp(context)
      if (app.sandbox) throw new Problem(409, 'alipaySandbox')
      await requireBuyer(hospital, context)
      const found = await purchaseQuote(context.db, {
        rechargeType: rechargeType as RechargeType,
        times,
        on: context.today,
      })
      if (!found || found.amount === 0) throw invalid({ times: message('notSold') })
      const { amount, price } = found
      await lockOrganisations(context.db, [hospital])
      return make({ hospital, purpose: 'topUp', rechargeType, times, amount, price, way }, app, context)
    },

    async test({ way }, context) {
      await requirePlatformOperator(context)
      return {
        id: (
          await make(
            { hospital: caller(context).hospital, purpose: 'test', amount: testAmount, way },
            await requireApp(context),
            context,
          )
        ).id,
      }
    },

    // It is closed by the way by which it would be in time: Alipay is asked first whether it was paid.
    async close({ id }, _input, context) {
      await context.update(paymentOrder, id, { expiresAt: context.now, checkAt: context.now })
      await askForRun('settlePayments', context)
    },

    async refund(order, _input, context) {
      await requirePlatformOperator(context)
      const owed = await context.db
        .selectFrom('payment_refund')
        .select('id')
        .where('payment_order', '=', order.id)
        .executeTakeFirst()
      if (owed) throw new Problem(409, 'alipayRefunding')
      await owe(order, order.receivedAmount, context)
      await askForRun('settlePayments', context)
    },

    start: inSteps(
      async (
        { paymentOrder: id },
        before,
      ): Promise<(context: Context) => Promise<{ qrCode: string | null; url: string | null }>> => {
        const order = await lookAt(id, before)
        if (order.state !== 'made' || new Date(order.expiresAt) <= before.now) throw new Problem(409, 'orderEnded')
        const alipay = await openFor(before)
        if (alipay.appId !== order.appId) throw new Problem(409, 'alipayRefused')
        const asked = askedOf(
          { ...order, purpose: order.purpose as Order['purpose'], expiresAt: new Date(order.expiresAt).toISOString() },
          before,
        )
        if (order.way === 'page') return async () => ({ qrCode: null, url: alipay.page(asked) })
        const qrCode = order.qrCode ?? (await alipay.precreate(asked).catch(unavailable))
        return async context => {
          if (order.qrCode === null) await context.update(paymentOrder, id, { qrCode })
          return { qrCode, url: null }
        }
      },
    ),

    check: inSteps(async ({ paymentOrder: id }, before) => {
      const order = await lookAt(id, before)
      const said = (state: string, asked: boolean) => ({ state: state as Order['state'], asked })
      if (order.state !== 'made' && order.state !== 'closed') return async () => said(order.state, false)
      const alipay = await openFor(before)
      if (alipay.appId !== order.appId) throw new Problem(409, 'alipayRefused')
      const trade = await ask(alipay, { ...order, expiresAt: new Date(order.expiresAt) }, before.now).catch(unavailable)
      return async context => {
        await settle(id, trade, context)
        return said(
          (await context.db.selectFrom('payment_order').select('state').where('id', '=', id).executeTakeFirstOrThrow())
            .state,
          true,
        )
      }
    }),
  },
  {
    // What organisations bought goes back together with its times.
    unavailableReasons: async orders =>
      orders.map((order): UnavailableReasons =>
        order.purpose === 'topUp' && order.state === 'paid' ? { refund: 'refundAtOrganisation' } : {},
      ),
  },
)
