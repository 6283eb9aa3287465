import { createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { dateIn } from '../../domain/calendar.ts'
import type { AddressInfo } from 'node:net'
import { packedBill, writtenBill } from './alipayBill.ts'
import type { BillLie, Moved } from './alipayBill.ts'

/**
 * How the stand-in answers: as documented; not at all, after it did what it was asked; before it did anything; with
 * what it did not sign; signed by somebody else; about another order; that it is too busy; or that it may not.
 */
export type AlipayMood =
  | 'well'
  | 'lost'
  | 'hangUp'
  | 'unsigned'
  | 'forged'
  | 'another'
  | 'busy'
  | 'page'
  | 'forbidden'
  | 'poor'

export interface StandInTrade {
  readonly number: string
  readonly tradeNo: string
  amount: number
  status: 'WAIT_BUYER_PAY' | 'TRADE_CLOSED' | 'TRADE_SUCCESS'
  /** Fen that went back, by the number of the refund. */
  readonly refunds: Map<string, number>
}

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

const yuan = (fen: number): string => (fen / 100).toFixed(2)
const fen = (text: string | undefined): number => Math.round(Number(text) * 100)

const signedText = (fields: Readonly<Record<string, string>>, without: readonly string[]): string =>
  Object.keys(fields)
    .filter(name => !without.includes(name))
    .sort()
    .map(name => `${name}=${fields[name]}`)
    .join('&')

/**
 * A stand-in for Alipay's gateway with keys of its own: it checks what is signed, signs what it answers, and keeps
 * orders and refunds as Alipay does.
 */
export const openAlipayGateway = async (clock: () => Date = () => new Date('2026-03-02T01:00:00Z')) => {
  const [own, app, somebody] = [pair(), pair(), pair()]
  const appId = '2021000100000001'
  const trades = new Map<string, StandInTrade>()
  const offers = new Map<string, { amount: number; notifyUrl: string }>()
  const asked: { readonly method: string; readonly body: Readonly<Record<string, string>> }[] = []
  const moved: Moved[] = []
  const state: { mood: AlipayMood; last: number; lie: BillLie | undefined; fetched: number } = {
    mood: 'well',
    last: 0,
    lie: undefined,
    fetched: 0,
  }
  const move = (trade: StandInTrade, amount: number, refund = ''): void => {
    moved.push({
      day: dateIn(clock()),
      order: trade.number,
      tradeNo: trade.tradeNo,
      amount,
      refund,
      fee: refund === '' ? Math.round(amount * 0.006) : 0,
    })
  }

  const signature = (text: string, key = own.privateKey): string =>
    createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64')
  const ok = (more: object) => ({ code: '10000', msg: 'Success', ...more })
  const no = (code: string) => ({ code: '40004', msg: 'Business Failed', sub_code: code, sub_msg: '业务失败' })

  const act = (method: string, biz: Readonly<Record<string, string>>, notifyUrl: string): object => {
    const number = biz['out_trade_no'] ?? ''
    const trade = trades.get(number)
    const about = { out_trade_no: number, ...(trade && { trade_no: trade.tradeNo }) }
    switch (method) {
      case 'alipay.trade.precreate':
        if (trade && trade.status !== 'WAIT_BUYER_PAY') return no('ACQ.TRADE_HAS_SUCCESS')
        offers.set(number, { amount: fen(biz['total_amount']), notifyUrl })
        return ok({ ...about, qr_code: `https://qr.alipay.example/${number}` })
      case 'alipay.trade.query':
        return trade
          ? ok({
              ...about,
              trade_status: trade.status,
              total_amount: yuan(trade.amount),
              buyer_logon_id: '159****5620',
            })
          : no('ACQ.TRADE_NOT_EXIST')
      case 'alipay.trade.close':
        if (!trade) return no('ACQ.TRADE_NOT_EXIST')
        if (trade.status !== 'WAIT_BUYER_PAY') return no('ACQ.REASON_TRADE_STATUS_INVALID')
        trade.status = 'TRADE_CLOSED'
        return ok(about)
      case 'alipay.trade.refund': {
        if (!trade) return no('ACQ.TRADE_NOT_EXIST')
        const request = biz['out_request_no'] ?? number
        const amount = fen(biz['refund_amount'])
        const before = [...trade.refunds.values()].reduce((sum, one) => sum + one, 0)
        const isRepeat = trade.refunds.has(request)
        if (isRepeat && trade.refunds.get(request) !== amount) return no('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
        if (!isRepeat && trade.status !== 'TRADE_SUCCESS') return no('ACQ.TRADE_STATUS_ERROR')
        if (!isRepeat && state.mood === 'poor') return no('ACQ.SELLER_BALANCE_NOT_ENOUGH')
        if (!isRepeat && before + amount > trade.amount) return no('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
        if (!isRepeat) move(trade, -amount, request)
        trade.refunds.set(request, amount)
        const all = isRepeat ? before : before + amount
        if (all === trade.amount) trade.status = 'TRADE_CLOSED'
        return ok({ ...about, fund_change: isRepeat ? 'N' : 'Y', refund_fee: yuan(all) })
      }
      case 'alipay.trade.fastpay.refund.query': {
        const request = biz['out_request_no'] ?? ''
        const amount = trade?.refunds.get(request)
        return amount === undefined
          ? ok(about)
          : ok({
              ...about,
              out_request_no: request,
              refund_amount: yuan(amount),
              total_amount: yuan(trade!.amount),
              refund_status: 'REFUND_SUCCESS',
            })
      }
      case 'alipay.data.dataservice.bill.downloadurl.query':
        // The bill of a day is made the next morning.
        if (
          Date.parse(`${biz['bill_date']}T00:00:00+08:00`) + 33 * 3_600_000 > clock().getTime() ||
          state.lie === 'notThere'
        )
          return no('isp.bill_not_exist')
        return ok({
          bill_download_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/downloadBillFile.resource?kind=${biz['bill_type']}&day=${biz['bill_date']}`,
        })
      default:
        return no('ACQ.INVALID_PARAMETER')
    }
  }

  const answer = (body: Readonly<Record<string, string>>): string | undefined => {
    const method = body['method'] ?? ''
    const key = `${method.replaceAll('.', '_')}_response`
    const written = (said: object, more: object = {}): string => JSON.stringify({ [key]: said, ...more })
    if (body['app_id'] !== appId)
      return written({
        code: '40002',
        msg: 'Invalid Arguments',
        sub_code: 'isv.invalid-app-id',
        sub_msg: '无效的AppID参数',
      })
    if (
      !createVerify('RSA-SHA256')
        .update(signedText(body, ['sign']), 'utf8')
        .verify(app.publicKey, body['sign'] ?? '', 'base64')
    )
      return written({
        code: '40002',
        msg: 'Invalid Arguments',
        sub_code: 'isv.invalid-signature',
        sub_msg: '无效签名',
      })
    if (state.mood === 'forbidden')
      return written({
        code: '40006',
        msg: 'Insufficient Permissions',
        sub_code: 'isv.insufficient-isv-permissions',
        sub_msg: '权限不足',
      })
    if (state.mood === 'busy') {
      const said = {
        code: '20000',
        msg: 'Service Currently Unavailable',
        sub_code: 'isp.unknow-error',
        sub_msg: '系统繁忙',
      }
      return written(said, { sign: signature(JSON.stringify(said)) })
    }
    const said = act(
      method,
      JSON.parse(body['biz_content'] ?? '{}') as Record<string, string>,
      body['notify_url'] ?? '',
    )
    if (state.mood === 'lost') return undefined
    if (state.mood === 'unsigned') return written(said)
    const told = state.mood === 'another' ? { ...said, out_trade_no: 'ZF209901010000000000' } : said
    return written(told, {
      sign: signature(JSON.stringify(told), state.mood === 'forged' ? somebody.privateKey : own.privateKey),
    })
  }

  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://gateway')
    if (address.pathname === '/downloadBillFile.resource') {
      state.fetched += 1
      const [kind, day] = [
        address.searchParams.get('kind') as 'trade' | 'signcustomer',
        address.searchParams.get('day')!,
      ]
      if (state.lie === 'elsewhere') return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
      if (state.lie === 'gone') return void response.writeHead(404).end()
      return void response.writeHead(200, { 'content-type': 'application/zip' }).end(
        packedBill(
          writtenBill(
            kind,
            day,
            moved.filter(one => one.day === day),
            state.lie,
          ),
          kind,
          day,
          state.lie,
        ),
      )
    }
    let text = ''
    request
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        text += chunk
      })
      .on('end', () => {
        const body = Object.fromEntries(new URLSearchParams(text))
        asked.push({ method: body['method'] ?? '', body })
        if (state.mood === 'hangUp') return void response.destroy()
        if (state.mood === 'page')
          return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Captive portal</html>')
        const written = answer(body)
        if (written === undefined) return void response.destroy()
        response.writeHead(200, { 'content-type': 'text/html;charset=utf-8' }).end(written)
      })
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })

  /**
   * What it tells of an order, signed, as a form; `lie` is told instead of the truth, and signed by somebody else where
   * `forged`.
   */
  const notice = (number: string, lie: Readonly<Record<string, string>> = {}, forged = false): string => {
    const trade = trades.get(number)
    const fields: Record<string, string> = {
      notify_time: '2026-03-02 09:00:00',
      notify_type: 'trade_status_sync',
      notify_id: `n${state.last}`,
      charset: 'utf-8',
      version: '1.0',
      app_id: appId,
      auth_app_id: appId,
      out_trade_no: number,
      trade_no: trade?.tradeNo ?? '2026030222001',
      trade_status: trade?.status ?? 'TRADE_SUCCESS',
      total_amount: yuan(trade?.amount ?? 0),
      subject: '视觉训练 100 次',
      ...lie,
    }
    const sign = signature(signedText(fields, []), forged ? somebody.privateKey : own.privateKey)
    return new URLSearchParams({ ...fields, sign_type: 'RSA2', sign }).toString()
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway.do`,
    /** All that Alipay says moved, as its bills tell it. */
    moved,
    get fetched() {
      return state.fetched
    },
    get lie() {
      return state.lie
    },
    /** How bills are wrong, if they are. */
    set lie(next: BillLie | undefined) {
      state.lie = next
    },
    appId,
    appKey: app.privateKey,
    alipayKey: own.publicKey,
    otherKey: somebody.publicKey,
    trades,
    offers,
    asked,
    notice,
    get mood() {
      return state.mood
    },
    set mood(next: AlipayMood) {
      state.mood = next
    },
    /** Somebody scans the code, and pays or not; another amount than was asked for is what the gateway made of it. */
    pay(
      number: string,
      {
        amount = offers.get(number)!.amount,
        isDone = true,
      }: { readonly amount?: number; readonly isDone?: boolean } = {},
    ): boolean {
      const known = trades.get(number)
      if (known && known.status !== 'WAIT_BUYER_PAY') return false
      if (!known) {
        state.last += 1
        trades.set(number, {
          number,
          tradeNo: `20260302220014${String(state.last).padStart(10, '0')}`,
          amount,
          status: 'WAIT_BUYER_PAY',
          refunds: new Map(),
        })
      }
      if (isDone) {
        trades.get(number)!.status = 'TRADE_SUCCESS'
        move(trades.get(number)!, trades.get(number)!.amount)
      }
      return isDone
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => {
        server.close(resolve)
      })
    },
  }
}

export type AlipayGateway = Awaited<ReturnType<typeof openAlipayGateway>>
