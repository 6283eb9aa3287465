import { describe, expect, it } from 'vitest'
import { listOf, withAnswers } from './provider.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('act', () => {
  it.each([
    ['patient', 'disable', { id: 7 }, 'GET api/users/disable/7', undefined],
    ['patient', 'recover', { id: 7 }, 'PUT api/users/recover/7', {}],
    ['hospital', 'recover', { id: 7 }, 'GET api/hospital/recover/7', undefined],
    ['hospital', 'remove', { id: 7, version: 2, name: 'x' }, 'POST api/hospital/delete', { id: 7, version: 2 }],
    ['hospital', 'checkName', { name: '总院' }, 'POST api/hospital/checkName', { name: '总院' }],
    ['dict', 'byGroup', { group: 'doctorTitle' }, 'GET api/sysDictByGroup?group=doctorTitle', undefined],
    ['operator', 'resetPass', { id: 3 }, 'POST api/resetPass', { id: 3 }],
    [
      'operator',
      'updatePass',
      { oldPassword: 'a', newPassword: 'b', again: 'b' },
      'POST api/users/updatePass/',
      { oldPassword: 'a', newPassword: 'b', again: 'b' },
    ],
    ['role', 'setMenus', { id: 1, menus: [1, 2] }, 'PUT api/roles/menu', { id: 1, menus: [1, 2] }],
    ['patient', 'contact', { id: 7 }, 'GET api/patient/7/contact', undefined],
    ['userHelp', 'remove', { id: 2 }, 'DELETE api/userHelp/2', undefined],
  ] as const)('%s %s is the declared call', async (resource, action, params, line, body) => {
    const { provider, sent } = withAnswers(() => ({ json: { ok: true } }))
    expect(await provider.act(resource, action, params)).toEqual({ data: { ok: true } })
    expect(sent[0]).toMatchObject({ line, body })
  })

  it('runs a bulk action once per id and says which failed', async () => {
    const { provider, lines } = withAnswers(({ url }) =>
      url.endsWith('/2') ? { status: 409, json: { message: '状态不允许', code: 'notNow' } } : { json: {} },
    )
    expect(await provider.act('patient', 'disable', { ids: [1, 3] })).toEqual({ data: [1, 3] })
    await expect(provider.act('patient', 'disable', { ids: [1, 2] })).rejects.toMatchObject({
      status: 409,
      body: { failed: [{ id: 2, message: '状态不允许' }], done: [1] },
    })
    expect(lines()).toHaveLength(4)
  })

  it.each([
    ['patient', 'fly'],
    ['nobody', 'list'],
    ['patient', 'constructor'],
    ['constructor', 'list'],
    ['session', 'list'],
  ])('rejects %s.%s by name', async (resource, action) => {
    const { provider, sent } = withAnswers(() => ({ json: {} }))
    await expect(provider.act(resource, action, {})).rejects.toThrow(/no (resource|action)/)
    expect(sent).toHaveLength(0)
  })

  it('that is aborted among its ids is an AbortError as any other, and begins no further one', async () => {
    const controller = new AbortController()
    const { provider, sent } = withAnswers(({ url }) => {
      if (url.endsWith('/2')) controller.abort()
      return { json: {} }
    })
    const ids = Array.from({ length: 40 }, (_, at) => at + 1)
    await expect(provider.act('patient', 'disable', { ids }, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    await new Promise(resolve => setTimeout(resolve))
    expect(sent.length).toBeLessThanOrEqual(4)
  })

  it('rejects where an input of the path is missing', async () => {
    const { provider, sent } = withAnswers(() => ({ json: {} }))
    await expect(provider.act('patient', 'disable')).rejects.toThrow('GET api/users/disable/{id} needs id')
    expect(sent).toHaveLength(0)
  })

  it('signs in and hands the refusal of a wrong password on', async () => {
    const wrong = withAnswers(() => ({ json: { status: 0, msg: '用户名或密码不正确' } }), { token: () => undefined })
    await expect(wrong.provider.act('session', 'login', { username: 'a', password: 'b' })).rejects.toMatchObject({
      name: 'HttpError',
      message: '用户名或密码不正确',
    })
    const right = withAnswers(() => ({ json: { status: 1, msg: '', token: 't', user: {} } }), {
      token: () => undefined,
    })
    expect(await right.provider.act('session', 'login', { username: 'a', password: 'b' })).toMatchObject({
      data: { token: 't' },
    })
    expect(right.sent[0]!.headers).not.toHaveProperty('authorization')
  })
})

describe('idempotency keys', () => {
  const lost = new TypeError('fetch failed')
  const key = (sent: { headers: Record<string, string> }) => sent.headers['idempotency-key']

  it('go with every write and no read', async () => {
    const { provider, sent } = withAnswers(({ method }) =>
      method === 'GET' ? listOf([{ id: 1 }], { id: 1 }) : { json: { id: 1 } },
    )
    await provider.create('patient', { data: { name: 'a' } })
    await provider.update('patient', { id: 1, data: { name: 'a' }, previousData: undefined })
    await provider.delete('patient', { id: 1 })
    await provider.create('userHelp', { data: { name: 'a' } })
    await provider.delete('userHelp', { id: 1 })
    await provider.act('patient', 'disable', { id: 1 })
    expect(sent.map(key)).toEqual(sent.map(() => expect.stringMatching(uuid)))
    expect(new Set(sent.map(key)).size).toBe(6)
    const { length } = sent
    await provider.getList('patient', {})
    await provider.getOne('patient', { id: 1 })
    await provider.act('menu', 'build')
    await provider.act('patient', 'contact', { id: 1 })
    await provider.act('session', 'login', { username: 'a', password: 'b' })
    expect(sent.slice(length).map(key)).toEqual([undefined, undefined, undefined, undefined, undefined])
  })

  it('stay the same when a write that got no answer is repeated, and only then', async () => {
    let down = true
    const { provider, sent } = withAnswers(() => {
      if (down) throw lost
      return { json: { id: 1 } }
    })
    const create = (name: string) => provider.create('patient', { data: { name } }).catch(() => undefined)
    await create('a')
    await create('b')
    down = false
    await create('a')
    await create('a')
    const [first, other, repeated, next] = sent.map(key)
    expect(repeated).toBe(first)
    expect(new Set([first, other, next]).size).toBe(3)
  })

  it('change after a refusal', async () => {
    const { provider, sent } = withAnswers(() => ({ status: 400, json: { message: 'no' } }))
    await provider.create('patient', { data: { name: 'a' } }).catch(() => undefined)
    await provider.create('patient', { data: { name: 'a' } }).catch(() => undefined)
    expect(key(sent[0]!)).not.toBe(key(sent[1]!))
  })

  it('may be given by the caller', async () => {
    const { provider, sent } = withAnswers(() => ({ json: { id: 1 } }))
    await provider.create('patient', { data: { name: 'a' }, meta: { idempotencyKey: 'k1' } })
    await provider.act('patient', 'disable', { id: 1 }, { idempotencyKey: 'k2' })
    await provider.act('patient', 'disable', { ids: [1, 2] }, { idempotencyKey: 'k3' })
    expect(sent.map(key)).toEqual(['k1', 'k2', 'k3:1', 'k3:2'])
  })
})
