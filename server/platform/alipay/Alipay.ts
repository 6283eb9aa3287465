import { AlipaySdk } from 'alipay-sdk'
import { second } from '../../core/lifetime.ts'
import type { Outgoing } from '../outgoing/openOutgoing.ts'
import { fenOf, yuanOf } from './fen.ts'

/** The app by which money moves, and where Alipay is asked. Both keys are PEM. */
export interface AlipayApp {
  readonly appId: string
  readonly gateway: string
  readonly privateKey: string
  readonly alipayPublicKey: string
}

/**
 * Why nothing can be said about an order: what is set is wrong, the app may not do it, or no answer came that can be
 * believed.
 */
export type AlipayFailure = 'appId' | 'privateKey' | 'alipayPublicKey' | 'refused' | 'unreachable'

/** Alipay did not answer. `detail` is its code, or what the connection ended with; nothing that it said in words. */
export class AlipayError extends Error {
  override readonly name = 'AlipayError'
  readonly reason: AlipayFailure
  readonly detail: string

  constructor(reason: AlipayFailure, detail: string) {
    super(`${reason} (${detail})`)
    this.reason = reason
    this.detail = detail
  }
}

/** What Alipay knows of an order. */
export interface Trade {
  readonly status: 'waiting' | 'closed' | 'paid'
  readonly tradeNo: string
  readonly amount: number
}

/** An order as it is asked for. */
export interface Asked {
  readonly number: string
  readonly amount: number
  readonly subject: string
  readonly expiresAt: Date
  readonly notifyUrl: string
  readonly returnUrl: string
}

/** What was traded on a day, and what its account did. */
export type BillKind = 'trade' | 'signcustomer'

export interface RefundAsked {
  readonly order: string
  readonly number: string
  readonly amount: number
}

const usualTimeout = 10 * second

const statuses: { readonly [status: string]: Trade['status'] } = {
  WAIT_BUYER_PAY: 'waiting',
  TRADE_CLOSED: 'closed',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
}

/** What its codes say about the settings; they may come unsigned. */
const failures: { readonly [code: string]: AlipayFailure } = {
  'isv.invalid-app-id': 'appId',
  'isv.missing-app-id': 'appId',
  'isv.invalid-signature': 'privateKey',
  'isv.missing-signature': 'privateKey',
  'isv.invalid-signature-type': 'privateKey',
  'isv.insufficient-isv-permissions': 'refused',
  'isv.app-not-online': 'refused',
  'isv.missing-method': 'refused',
  'isv.invalid-method': 'refused',
}

/** Alipay's clock, whatever the host's. */
const chinese = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })

type Fields = Readonly<Record<string, unknown>>
/** What it said; `code` where it refused. */
type Answer = Fields & { readonly refused?: string }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const codeOf = (value: unknown): string => (typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : 'code')

const parsed = (text: string): Fields => {
  try {
    const read: unknown = JSON.parse(text)
    if (isFields(read)) return read
  } catch {
    /* told below */
  }
  throw new AlipayError('unreachable', 'no JSON')
}

export const statusOf = (status: unknown): Trade['status'] | undefined =>
  typeof status === 'string' && Object.hasOwn(statuses, status) ? statuses[status] : undefined

/**
 * Alipay as the official SDK signs and verifies it; the requests themselves go the one way by which this host calls
 * others, and to the gateway alone. What it says is believed only where it is signed and about what was asked. All
 * calls throw AlipayError.
 */
export const openAlipay = (
  { appId, gateway, privateKey, alipayPublicKey }: AlipayApp,
  request: Outgoing['request'],
  clock: () => Date = () => new Date(),
  timeout = usualTimeout,
) => {
  const sdk = new AlipaySdk({ appId, gateway, privateKey, alipayPublicKey, keyType: 'PKCS8', signType: 'RSA2' })
  const timestamp = (): string => chinese.format(clock())

  const ask = async (
    method: string,
    bizContent: Readonly<Record<string, string>>,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const body = sdk.sdkExecute(
      method,
      { ...more, timestamp: timestamp(), bizContent },
      { bizContentAutoSnakeCase: false },
    )
    const { status, text } = await request(`${gateway}?charset=utf-8`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8', accept: 'application/json' },
      body,
      timeout,
    }).catch((error: unknown) => {
      throw new AlipayError('unreachable', codeOf((error as { readonly code?: unknown }).code ?? (error as Error).name))
    })
    if (status !== 200) throw new AlipayError('unreachable', `HTTP ${status}`)
    const read = parsed(text)
    const key = `${method.replaceAll('.', '_')}_response`
    const answer = read[key] ?? read['error_response']
    if (!isFields(answer)) throw new AlipayError('unreachable', 'no answer')
    const refused = answer['code'] === '10000' ? undefined : codeOf(answer['sub_code'] ?? answer['code'])
    const failure = refused === undefined ? undefined : failures[refused]
    if (failure) throw new AlipayError(failure, refused!)
    if (typeof read['sign'] !== 'string' || read[key] === undefined) throw new AlipayError('unreachable', 'unsigned')
    try {
      sdk.checkResponseSign(text, key, read['sign'], '')
    } catch {
      throw new AlipayError('alipayPublicKey', 'signature')
    }
    // It is too busy to know what it did: nothing is said.
    if (
      refused !== undefined &&
      (answer['code'] === '20000' || refused.endsWith('SYSTEM_ERROR') || refused === 'isp.unknow-error')
    )
      throw new AlipayError('unreachable', refused)
    return refused === undefined ? answer : { refused }
  }

  /** An answer about another order than was asked for says nothing. */
  const about = (answer: Answer, number: string): Answer => {
    if (answer.refused === undefined && answer['out_trade_no'] !== number)
      throw new AlipayError('unreachable', 'another order')
    return answer
  }

  const terms = ({ number, amount, subject, expiresAt }: Asked) => ({
    out_trade_no: number,
    total_amount: yuanOf(amount),
    subject,
    time_expire: chinese.format(expiresAt),
  })

  return {
    appId,

    /** The code that is scanned to pay an order. Asked again, it is of the same order. */
    async precreate(order: Asked): Promise<string> {
      const answer = about(
        await ask('alipay.trade.precreate', terms(order), { notifyUrl: order.notifyUrl }),
        order.number,
      )
      const { qr_code: code } = answer
      if (answer.refused !== undefined) throw new AlipayError('refused', answer.refused)
      if (typeof code !== 'string' || !/^https?:\/\/\S{1,1000}$/.test(code))
        throw new AlipayError('unreachable', 'no code')
      return code
    },

    /** The address at which an order is paid on Alipay's own page. Nothing is asked for it. */
    page: (order: Asked): string =>
      sdk.pageExecute('alipay.trade.page.pay', 'GET', {
        notifyUrl: order.notifyUrl,
        returnUrl: order.returnUrl,
        timestamp: timestamp(),
        bizContent: { ...terms(order), product_code: 'FAST_INSTANT_TRADE_PAY' },
      }),

    /** What it knows of an order; undefined where it knows none of that number. */
    async query(number: string): Promise<Trade | undefined> {
      const answer = about(await ask('alipay.trade.query', { out_trade_no: number }), number)
      if (answer.refused === 'ACQ.TRADE_NOT_EXIST') return undefined
      if (answer.refused !== undefined) throw new AlipayError('refused', answer.refused)
      const { trade_status, trade_no: tradeNo, total_amount } = answer
      const [status, amount] = [statusOf(trade_status), fenOf(total_amount)]
      if (!status || amount === undefined || typeof tradeNo !== 'string' || !/^[\w-]{1,64}$/.test(tradeNo))
        throw new AlipayError('unreachable', 'odd trade')
      return { status, tradeNo, amount }
    },

    /** Lets nobody pay an order any more; answers whether it is so. */
    async close(number: string): Promise<boolean> {
      const answer = about(await ask('alipay.trade.close', { out_trade_no: number }), number)
      return answer.refused === undefined || answer.refused === 'ACQ.TRADE_NOT_EXIST'
    },

    /**
     * Gives money of an order back, once for each number, however often it is asked; answers why not, or nothing where
     * it is done.
     */
    async refund({ order, number, amount }: RefundAsked): Promise<string | undefined> {
      const asked = { out_trade_no: order, out_request_no: number }
      const answer = about(await ask('alipay.trade.refund', { ...asked, refund_amount: yuanOf(amount) }), order)
      if (answer.refused !== undefined) return answer.refused
      if (answer['fund_change'] === 'Y') return undefined
      // Nothing moved this time: it was done before, or it was not.
      const known = about(await ask('alipay.trade.fastpay.refund.query', asked), order)
      if (known.refused !== undefined) return known.refused
      return known['out_request_no'] === number &&
        fenOf(known['refund_amount']) === amount &&
        known['refund_status'] === 'REFUND_SUCCESS'
        ? undefined
        : 'REFUND_NOT_DONE'
    },

    /** Where the bill of a day can be fetched, for half a minute; undefined where there is none, or none yet. */
    async billUrl(kind: BillKind, day: string): Promise<string | undefined> {
      const answer = await ask('alipay.data.dataservice.bill.downloadurl.query', { bill_type: kind, bill_date: day })
      if (answer.refused !== undefined && /bill_not_exist/i.test(answer.refused)) return undefined
      if (answer.refused !== undefined) throw new AlipayError('refused', answer.refused)
      const { bill_download_url: url } = answer
      if (typeof url !== 'string' || !/^https?:\/\/\S{1,4000}$/.test(url))
        throw new AlipayError('unreachable', 'no address')
      return url
    },

    /** Whether Alipay itself signed a notice, as it is told to: by RSA2, whatever the notice says of that. */
    signed(notice: Readonly<Record<string, string>>): boolean {
      if (notice['sign_type'] !== 'RSA2') return false
      try {
        return sdk.checkNotifySignV2(notice)
      } catch {
        return false
      }
    },
  }
}

export type Alipay = ReturnType<typeof openAlipay>
