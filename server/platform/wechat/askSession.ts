import { second } from '../../core/lifetime.ts'
import type { Outgoing } from '../outgoing/openOutgoing.ts'

/** The app by which somebody signs in at WeChat, and where its server is asked. */
export interface WeChatApp {
  readonly apiUrl: string
  readonly appId: string
  readonly secret: string
}

/**
 * Who signed in. The session key, which decrypts what a mini program is told, is needed by nobody here and kept
 * nowhere.
 */
export interface WeChatSession {
  readonly openId: string
  readonly unionId: string | null
}

/** Why WeChat does not say who signed in. */
export type WeChatRefusal = 'code' | 'blocked' | 'appId' | 'appSecret' | 'busy' | 'unreachable'

/**
 * WeChat did not say who signed in. `detail` is its own number, or what the connection ended with; nothing that it said
 * in words.
 */
export class WeChatError extends Error {
  override readonly name = 'WeChatError'
  readonly reason: WeChatRefusal
  readonly detail: string

  constructor(reason: WeChatRefusal, detail: string) {
    super(`${reason} (${detail})`)
    this.reason = reason
    this.detail = detail
  }
}

/**
 * The numbers of `jscode2session` that have a meaning of their own: 40163 is a code that was used before, 40226 an
 * account that WeChat holds for a risk.
 */
const reasons: { readonly [errcode: string]: WeChatRefusal } = {
  '-1': 'busy',
  '40013': 'appId',
  '40029': 'code',
  '40125': 'appSecret',
  '40163': 'code',
  '40226': 'blocked',
  '41002': 'appId',
  '41004': 'appSecret',
  '41008': 'code',
  '45011': 'busy',
}

const usualTimeout = 5 * second

/** An id as WeChat makes them; anything else is none. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{6,64}$/.test(value)

const documentOf = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(text)
    if (read !== null && typeof read === 'object' && !Array.isArray(read)) return read as Record<string, unknown>
  } catch {
    /* told below, as any other answer that is none */
  }
  throw new WeChatError('unreachable', 'no JSON')
}

const codeOf = (error: unknown): string => {
  const { name = '', code } = error as { readonly name?: string; readonly code?: unknown }
  return typeof code === 'string' ? code : name
}

/** Exchanges the code of a mini program for the account that signed in there. Throws WeChatError. */
export const askSession = async (
  { apiUrl, appId, secret }: WeChatApp,
  code: string,
  request: Outgoing['request'],
  timeout = usualTimeout,
): Promise<WeChatSession> => {
  const asked = new URLSearchParams({ appid: appId, secret, js_code: code, grant_type: 'authorization_code' })
  const { status, text } = await request(`${apiUrl.replace(/\/$/, '')}/sns/jscode2session?${asked}`, {
    method: 'GET',
    headers: { accept: 'application/json' },
    timeout,
  }).catch((error: unknown) => {
    throw new WeChatError('unreachable', codeOf(error))
  })
  if (status !== 200) throw new WeChatError('unreachable', `HTTP ${status}`)
  const { errcode = 0, openid, unionid } = documentOf(text)
  if (errcode !== 0)
    throw new WeChatError(
      reasons[String(errcode)] ?? 'unreachable',
      /^-?\d{1,9}$/.test(String(errcode)) ? String(errcode) : 'errcode',
    )
  if (!isId(openid)) throw new WeChatError('unreachable', 'no openid')
  return { openId: openid, unionId: isId(unionid) ? unionid : null }
}
