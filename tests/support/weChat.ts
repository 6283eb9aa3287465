import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How WeChat's server answers where it does not do what it documents, and the numbers that it has for what is none of
 * the caller's doing.
 */
export type WeChatMood =
  | 'well'
  | 'busy'
  | 'limited'
  | 'blocked'
  | 'silent'
  | 'hangUp'
  | 'page'
  | 'list'
  | 'endless'
  | 'nobody'
  | 'oddId'
  | 'failing'
  | 'elsewhere'
  | 'oddNumber'

/**
 * A stand-in for WeChat's server that speaks `GET /sns/jscode2session` as it is documented: a code holds once, and for
 * one app.
 */
export interface WeChat {
  readonly url: string
  readonly appId: string
  readonly secret: string
  /** What was asked, by the parameters. */
  readonly asked: readonly Readonly<Record<string, string>>[]
  mood: WeChatMood
  /** The code that a mini program gets of whoever has it open, to be exchanged once. */
  code(openId: string, unionId?: string): string
  close(): Promise<void>
}

const refused = (errcode: number, errmsg: string): string => JSON.stringify({ errcode, errmsg })

export const openWeChat = async (): Promise<WeChat> => {
  const [appId, secret] = ['wx0123456789abcdef', 'f0e1d2c3b4a5968778695a4b3c2d1e0f']
  const asked: Record<string, string>[] = []
  const codes = new Map<string, { readonly openid: string; readonly unionid?: string; isUsed: boolean }>()
  const unanswered = new Set<ServerResponse>()
  const state: { mood: WeChatMood } = { mood: 'well' }

  const exchange = ({
    appid,
    secret: given,
    js_code: code = '',
    grant_type: grant,
  }: Readonly<Record<string, string>>): string => {
    if (appid !== appId) return refused(40013, 'invalid appid, rid: 1')
    if (given !== secret) return refused(40125, 'invalid appsecret, rid: 1')
    const found = codes.get(code)
    if (!found || grant !== 'authorization_code') return refused(40029, 'invalid code, rid: 1')
    if (found.isUsed) return refused(40163, 'code been used, rid: 1')
    found.isUsed = true
    const { openid, unionid } = found
    return JSON.stringify({
      session_key: 'HyVFkGl5F5OQWJZZaNzBBg==',
      openid,
      ...(unionid === undefined ? {} : { unionid }),
    })
  }

  const odd: { readonly [mood in WeChatMood]?: string } = {
    busy: refused(-1, 'system error'),
    limited: refused(45011, 'api minute-quota reach limit'),
    blocked: refused(40226, 'code blocked'),
    oddNumber: refused(99_999, 'what nobody knows'),
    page: '<html>Captive portal</html>',
    list: '[{"openid":"oList0000000000000000000000"}]',
    nobody: '{"session_key":"HyVFkGl5F5OQWJZZaNzBBg=="}',
    oddId: '{"openid":{"$ne":null}}',
    endless: ' '.repeat(1_200_000),
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    if (request.method !== 'GET' || pathname !== '/sns/jscode2session') return void response.writeHead(404).end()
    const parameters = Object.fromEntries(searchParams)
    asked.push(parameters)
    const { mood } = state
    if (mood === 'silent') return void unanswered.add(response)
    if (mood === 'hangUp') return void response.destroy()
    if (mood === 'failing') return void response.writeHead(502).end('{"openid":"oFailing000000000000000000"}')
    if (mood === 'elsewhere') return void response.writeHead(302, { location: '/sns/other' }).end()
    // As WeChat does, it says that its JSON is plain text.
    response.writeHead(200, { 'content-type': 'text/plain' }).end(odd[mood] ?? exchange(parameters))
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  let last = 0
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    appId,
    secret,
    asked,
    get mood() {
      return state.mood
    },
    set mood(next) {
      state.mood = next
    },
    code(openid, unionid) {
      last += 1
      const code = `0${String(last).padStart(4, '0')}codeOfTheMiniProgram`
      codes.set(code, { openid, ...(unionid === undefined ? {} : { unionid }), isUsed: false })
      return code
    },
    async close() {
      for (const response of unanswered) response.destroy()
      server.closeAllConnections()
      await new Promise(resolve => {
        server.close(resolve)
      })
    },
  }
}
