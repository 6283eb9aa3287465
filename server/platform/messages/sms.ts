import { createHmac } from 'node:crypto'
import type { Outgoing } from '../outgoing/openOutgoing.ts'
import { DeliveryError, unreachableAddress } from './delivery.ts'
import type { Deliver } from './delivery.ts'

/** An HTTP gateway that sends SMS; docs/operations.md says what it is sent. */
export interface SmsGateway {
  readonly url: string
  readonly key: string | null
  readonly secret: string | null
  /** Stands in 【】 before each text. */
  readonly signature: string | null
}

/** What proves that the gateway's customer sent the body: HMAC-SHA256 over `{timestamp}.{body}`, in hex. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

const headersOf = (
  { key, secret }: SmsGateway,
  id: number,
  timestamp: string,
  body: string,
): Record<string, string> => ({
  'Content-Type': 'application/json',
  'Idempotency-Key': `message-${id}`,
  'X-Timestamp': timestamp,
  ...(key === null ? {} : { 'X-Key': key }),
  ...(secret === null ? {} : { 'X-Signature': signatureOf(secret, timestamp, body) }),
})

/** Why an HTTP service did not take something, by the status that it answered. */
export const refusal = (status: number): DeliveryError => {
  const detail = `HTTP ${status}`
  if (status === 401 || status === 403) return new DeliveryError('signIn', detail)
  // The gateway understood and will not; anything else may go better later.
  return new DeliveryError('refused', detail, status >= 400 && status < 500 && status !== 408 && status !== 429)
}

/** Why a call did not come through. */
export const unreached = (error: unknown): DeliveryError => {
  if (error instanceof Error && error.name === 'TimeoutError') return new DeliveryError('timeout')
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
  return (
    unreachableAddress(error) ??
    new DeliveryError(/CERT|SSL|TLS|SELF_SIGNED/.test(code ?? '') ? 'encryption' : 'unreachable', code)
  )
}

export interface SmsOptions {
  readonly timeout: number
  readonly clock: () => Date
  readonly request: Outgoing['request']
}

/** Delivers by one POST a message; every 2xx means that the gateway took it. */
export const smsBy =
  (gateway: SmsGateway, { timeout, clock, request }: SmsOptions): Deliver =>
  async ({ id, recipient, body }) => {
    const content = gateway.signature === null ? body : `【${gateway.signature}】${body}`
    const sent = JSON.stringify({ id: String(id), phone: recipient, content })
    const timestamp = String(Math.floor(clock().getTime() / 1000))
    const { status } = await request(gateway.url, {
      method: 'POST',
      body: sent,
      headers: headersOf(gateway, id, timestamp, sent),
      timeout,
    }).catch((error: unknown) => {
      throw unreached(error)
    })
    if (status < 200 || status >= 300) throw refusal(status)
  }
