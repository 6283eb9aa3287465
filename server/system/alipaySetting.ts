import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { message } from '../../resources/core/message.ts'
import { alipaySetting } from '../../resources/system/alipaySetting.ts'
import type { alipayTestOutcomes } from '../../resources/system/alipaySetting.ts'
import { implement, inSteps } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { AlipayError, openAlipay } from '../platform/alipay/Alipay.ts'
import { privateKeyOf, publicKeyOf } from '../platform/alipay/keys.ts'
import { readAlipayApp } from '../platform/alipay/readAlipayApp.ts'

type Outcome = (typeof alipayTestOutcomes)[number]

/** Whether money is on its way by an app: nobody else could say what became of it. */
const isUnderWay = async (appId: string, { db }: Pick<Context, 'db'>): Promise<boolean> =>
  (
    await sql<{ found: boolean }>`
  select exists (
    select from payment_order o where o.app_id = ${appId} and (o.state = 'made' or exists (select from payment_refund r where r.payment_order = o.id and r.state = 'waiting'))
  ) as found`.execute(db)
  ).rows[0]!.found

export const alipaySettingImplementation = implement(
  alipaySetting,
  {
    test: inSteps(async (_input, { inTransaction, cipher, outgoing }) => {
      const ask = async (): Promise<Outcome> => {
        const app = await inTransaction(db => readAlipayApp(db, cipher))
        if (!app) throw new Problem(409, 'alipayNotSet')
        // Of an order that nobody has: it tells whether the app is known and both keys fit.
        await openAlipay(app, outgoing.request).query(`TEST${randomUUID().replaceAll('-', '')}`)
        return 'works'
      }
      // What Alipay said besides is told to nobody, as with every address that is written here.
      const outcome = await ask().catch((error: unknown): Outcome => {
        if (error instanceof AlipayError) return error.reason
        throw error
      })
      return async () => ({ outcome })
    }),
  },
  {
    on: ['update'],
    async before(_action, record, input, context) {
      const { privateKey, alipayPublicKey } = input
      const isKeySet = privateKey ? true : !('privateKey' in input) && record?.privateKeySet === true
      const wrong = {
        ...(typeof privateKey === 'string' && privateKey !== '' && !privateKeyOf(privateKey)
          ? { privateKey: message('noPrivateKey') }
          : {}),
        ...(typeof alipayPublicKey === 'string' && alipayPublicKey !== '' && !publicKeyOf(alipayPublicKey)
          ? { alipayPublicKey: message('noPublicKey') }
          : {}),
      }
      if (Object.keys(wrong).length > 0) throw invalid(wrong)
      if ({ ...record, ...input }.on && !isKeySet) throw invalid({ privateKey: message('required') })
      // Nobody may have what the stored key signs sent to a server of their own choice.
      const isElsewhere = record !== null && (input.gateway ?? record.gateway) !== record.gateway
      if (isElsewhere && record.privateKeySet && !('privateKey' in input))
        throw invalid({ privateKey: message('secretAgain') })
      const changed =
        record === null
          ? []
          : (['gateway', 'appId', 'sandbox'] as const).filter(
              name => name in input && input[name] !== record[name] && record[name] !== null,
            )
      const lost = record?.privateKeySet && !isKeySet ? ['privateKey'] : []
      const cleared =
        record?.alipayPublicKey && 'alipayPublicKey' in input && !input.alipayPublicKey ? ['alipayPublicKey'] : []
      const affected = record?.privateKeySet ? [...changed, ...lost, ...cleared] : []
      if (affected.length > 0 && record?.appId && (await isUnderWay(record.appId, context)))
        throw invalid(Object.fromEntries(affected.map(name => [name, message('alipayUnderWay')])))
    },
  },
)
