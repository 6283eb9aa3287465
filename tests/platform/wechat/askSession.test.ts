import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openOutgoing } from '../../../server/platform/outgoing/openOutgoing.ts'
import { askSession } from '../../../server/platform/wechat/askSession.ts'
import { openWeChat } from '../../support/weChat.ts'
import type { WeChat } from '../../support/weChat.ts'

describe('a sign-in at WeChat', () => {
  let weChat: WeChat
  const { request } = openOutgoing(['127.0.0.0/8'])
  beforeAll(async () => {
    weChat = await openWeChat()
  })
  afterAll(() => weChat.close())
  beforeEach(() => {
    weChat.mood = 'well'
  })

  const ask = (
    code: string,
    { appId = weChat.appId, secret = weChat.secret, apiUrl = weChat.url, timeout = 30_000 } = {},
  ) => askSession({ apiUrl, appId, secret }, code, request, timeout)
  const openId = 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o'

  it('tells who signed in, whether the address ends in a slash or not', async () => {
    expect(await ask(weChat.code(openId))).toEqual({ openId, unionId: null })
    expect(await ask(weChat.code(openId, 'o6_bmasdasdsad6_2sgVt7hMZOPfL'), { apiUrl: `${weChat.url}/` })).toEqual({
      openId,
      unionId: 'o6_bmasdasdsad6_2sgVt7hMZOPfL',
    })
  })

  it('is refused for a code that was used, is made up, or would be another parameter', async () => {
    const code = weChat.code(openId)
    await ask(code)
    await expect(ask(code)).rejects.toMatchObject({ reason: 'code', detail: '40163' })
    await expect(ask('made-up')).rejects.toMatchObject({ reason: 'code', detail: '40029' })
    await expect(ask('x&appid=other')).rejects.toMatchObject({ reason: 'code', detail: '40029' })
    expect(weChat.asked.at(-1)).toMatchObject({ appid: weChat.appId, js_code: 'x&appid=other' })
  })

  it('says which of app and secret is wrong', async () => {
    await expect(ask('any', { appId: 'wx9' })).rejects.toMatchObject({ reason: 'appId', detail: '40013' })
    await expect(ask('any', { secret: 'wrong' })).rejects.toMatchObject({ reason: 'appSecret', detail: '40125' })
  })

  it.each([
    ['busy', 'busy', '-1'],
    ['limited', 'busy', '45011'],
    ['blocked', 'blocked', '40226'],
    ['oddNumber', 'unreachable', '99999'],
    ['page', 'unreachable', 'no JSON'],
    ['list', 'unreachable', 'no JSON'],
    ['nobody', 'unreachable', 'no openid'],
    ['oddId', 'unreachable', 'no openid'],
    ['failing', 'unreachable', 'HTTP 502'],
    ['elsewhere', 'unreachable', 'HTTP 302'],
    ['endless', 'unreachable', 'Error'],
    ['hangUp', 'unreachable', 'ECONNRESET'],
  ] as const)('of a server that is %s ends as %s', async (mood, reason, detail) => {
    weChat.mood = mood
    await expect(ask(weChat.code(openId))).rejects.toMatchObject({ reason, detail })
  })

  it('waits no longer than it may', async () => {
    weChat.mood = 'silent'
    await expect(ask(weChat.code(openId), { timeout: 200 })).rejects.toMatchObject({
      reason: 'unreachable',
      detail: 'TimeoutError',
    })
  })

  it('opens no connection to this machine unless that is meant', async () => {
    await expect(
      askSession({ apiUrl: weChat.url, appId: weChat.appId, secret: weChat.secret }, 'any', openOutgoing([]).request),
    ).rejects.toMatchObject({ reason: 'unreachable', detail: 'UnreachableAddressError' })
  })
})
