import type { paymentOrder } from '../../resources/alipay/paymentOrder.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import type { Before, Context } from '../core/contract.ts'
import { Problem } from '../core/errors/problem.ts'
import { AlipayError, openAlipay } from '../platform/alipay/Alipay.ts'
import type { Alipay, Asked } from '../platform/alipay/Alipay.ts'
import { readAlipayApp } from '../platform/alipay/readAlipayApp.ts'
import type { AlipayTerms } from '../platform/alipay/readAlipayApp.ts'
import { freeNumber } from '../times/documentNumber.ts'

export type Order = InferRecord<typeof paymentOrder>

/** Fen of a test payment. */
export const testAmount = 1

/** The app by which orders are made; 409 where it is off, not set, or its key cannot be read. */
export const requireApp = async ({ db, cipher }: Pick<Context, 'db' | 'cipher'>): Promise<AlipayTerms> => {
  const app = await readAlipayApp(db, cipher).catch((error: unknown) => {
    if (error instanceof AlipayError) return undefined
    throw error
  })
  if (!app?.on) throw new Problem(409, 'alipayOff')
  return app
}

/** Alipay for what was begun; 409 where it is not set as a whole. */
export const openFor = async ({
  inTransaction,
  cipher,
  outgoing,
}: Pick<Before, 'inTransaction' | 'cipher' | 'outgoing'>): Promise<Alipay> => {
  const app = await inTransaction(db => readAlipayApp(db, cipher)).catch((error: unknown) => {
    if (error instanceof AlipayError) return undefined
    throw error
  })
  if (!app) throw new Problem(409, 'alipayNotSet')
  return openAlipay(app, outgoing.request)
}

/** `ZF2026030148210377…`: what Alipay, and whoever paid, know the order by. */
export const orderNumber = ({ db, today }: Pick<Context, 'db' | 'today'>): Promise<string> =>
  freeNumber(
    10,
    digits => `ZF${today.replaceAll('-', '')}${digits}`,
    async number =>
      (await db.selectFrom('payment_order').select('id').where('number', '=', number).execute()).length > 0,
  )

/** What Alipay is told of an order. */
export const askedOf = (
  {
    id,
    number,
    amount,
    purpose,
    times,
    expiresAt,
  }: Pick<Order, 'id' | 'number' | 'amount' | 'purpose' | 'times' | 'expiresAt'>,
  { publicUrl, t }: Pick<Context, 'publicUrl' | 't'>,
): Asked => ({
  number,
  amount,
  expiresAt: new Date(expiresAt),
  subject: t(purpose === 'test' ? 'messages.alipayOrder.test' : 'messages.alipayOrder.topUp', { times }),
  notifyUrl: `${publicUrl}/api/alipay/notify`,
  returnUrl: `${publicUrl}/paymentOrder/${id}/show`,
})
