import { describe, expect, it } from 'vitest'
import { listOf, withAnswers } from './provider.ts'

const patient = {
  id: 7,
  version: 3,
  name: '张三',
  gender: 'male',
  birthday: '2015-03-04',
  mobile: '*******5678',
  hospital: 2,
  hospitalLabel: '总院',
  type: 'ordinary',
  validUntil: null,
  times: 9,
  access: 'permission',
  deleted: false,
  createdAt: '2025-01-01T00:00:00Z',
  account: 'u7',
}
const echo = (body: unknown) => ({ json: { version: 4, ...(body as object) } })

describe('getOne', () => {
  it('reads by the declared call, whatever the type of the id', async () => {
    const { provider, lines } = withAnswers(() => ({ json: patient }))
    expect(await provider.getOne('patient', { id: 7 })).toEqual({ data: patient })
    expect(await provider.getOne('patient', { id: '7' })).toEqual({ data: patient })
    expect(lines()).toEqual(['GET api/user/7', 'GET api/user/7'])
  })

  it.each(['a/b', '#1', 'a?b=c', '50%', ' 中文 ', '%2F', '..x', '-1', '0'])(
    'keeps the id %j in one segment of the path',
    async id => {
      const { provider, sent } = withAnswers(() => ({ json: { id } }))
      await provider.getOne('patient', { id })
      await provider.getOne('userHelp', { id })
      expect(sent.map(one => decodeURIComponent(new URL(one.url).pathname))).toEqual([
        `/api/user/${id}`,
        `/api/userHelp/${id}`,
      ])
      expect(sent.map(one => new URL(one.url).pathname.split('/').length)).toEqual([4, 4])
      expect(sent.map(one => new URL(one.url).search)).toEqual(['', ''])
    },
  )

  it.each([undefined, null, '', '.', '..', NaN, {}, []])('refuses the id %j without a request', async id => {
    const { provider, sent } = withAnswers(() => ({ json: {} }))
    await expect(provider.getOne('patient', { id })).rejects.toThrow()
    await expect(provider.getOne('userHelp', { id })).rejects.toThrow()
    expect(sent).toHaveLength(0)
  })

  it('gives a record that has no id the one it was asked by', async () => {
    const { provider } = withAnswers(() => ({ json: { name: 'site' } }))
    expect(await provider.getOne('patient', { id: 'site' })).toEqual({ data: { id: 'site', name: 'site' } })
  })

  it.each([
    ['nothing', { text: '' }],
    ['a list', { json: [] }],
    ['a text', { json: 'x' }],
    ['HTML', { text: '<html>' }],
  ])('rejects where the reply is %s', async (_, answer) => {
    const { provider } = withAnswers(() => answer)
    await expect(provider.getOne('patient', { id: 1 })).rejects.toMatchObject({ code: 'unreadable' })
  })
})

describe('create', () => {
  it('sends what may be written and nothing else', async () => {
    const { provider, sent } = withAnswers(({ body }) => ({ ...echo({ ...(body as object), id: 8 }), status: 201 }))
    const { account: _, ...rest } = patient
    const { data } = await provider.create('patient', {
      data: { ...rest, account: 'mine', unknown: 1, validUntil: undefined },
    })
    expect(sent[0]).toMatchObject({
      line: 'POST api/users',
      body: {
        name: '张三',
        gender: 'male',
        birthday: '2015-03-04',
        mobile: '*******5678',
        hospital: 2,
        type: 'ordinary',
      },
    })
    expect(Object.keys(sent[0]!.body as object).sort()).toEqual([
      'birthday',
      'gender',
      'hospital',
      'mobile',
      'name',
      'type',
    ])
    expect(data).toMatchObject({ id: 8, name: '张三' })
  })
  it('rejects a reply without an id', async () => {
    const { provider } = withAnswers(() => ({ json: { name: 'x' } }))
    await expect(provider.create('patient', { data: { name: 'x' } })).rejects.toMatchObject({ code: 'unreadable' })
  })
})

describe('update', () => {
  it('puts the id into the body where the path has none, and sends only what changed', async () => {
    const { provider, sent } = withAnswers(({ body }) => echo(body))
    await provider.update('patient', {
      id: 7,
      data: { ...patient, name: '李四', times: 99, hospitalLabel: 'x' },
      previousData: patient,
    })
    expect(sent[0]).toMatchObject({ line: 'PUT api/users' })
    expect(sent[0]!.body).toEqual({ id: 7, version: 3, name: '李四' })
  })
  it('never sends a mask back, with or without the former record', async () => {
    const { provider, sent } = withAnswers(({ body }) => echo(body))
    await provider.update('patient', { id: 7, data: patient, previousData: patient })
    await provider.update('patient', { id: 7, data: patient, previousData: undefined })
    await provider.update('patient', { id: 7, data: { ...patient, mobile: '13812345678' }, previousData: patient })
    expect(sent.map(one => (one.body as Record<string, unknown>)['mobile'])).toEqual([
      undefined,
      undefined,
      '13812345678',
    ])
  })
  it('can clear a value', async () => {
    const { provider, sent } = withAnswers(({ body }) => echo(body))
    await provider.update('patient', {
      id: 7,
      data: { ...patient, address: null },
      previousData: { ...patient, address: '某路' },
    })
    expect(sent[0]!.body).toEqual({ id: 7, version: 3, address: null })
  })
  it('compares lists by their content', async () => {
    const { provider, sent } = withAnswers(({ body }) => echo(body))
    await provider.update('notice', {
      id: 1,
      data: { version: 1, hospitals: [1, 2], title: 'b' },
      previousData: { id: 1, version: 1, hospitals: [1, 2], title: 'a' },
    })
    expect(sent[0]!.body).toEqual({ id: 1, version: 1, title: 'b' })
  })
  it('takes the version that the caller decided on', async () => {
    const { provider, sent } = withAnswers(({ body }) => echo(body))
    await provider.update('patient', { id: 7, data: { name: 'x', version: 9 }, previousData: patient })
    expect(sent[0]!.body).toEqual({ id: 7, version: 9, name: 'x' })
  })
})

describe('delete', () => {
  it('answers the former record', async () => {
    const { provider, sent } = withAnswers(() => ({ json: {} }))
    expect(await provider.delete('patient', { id: 7, previousData: patient })).toEqual({ data: patient })
    expect(sent[0]).toMatchObject({ line: 'DELETE api/users/7', body: undefined })
    expect(sent[0]!.headers).not.toHaveProperty('content-type')
    expect(await provider.delete('patient', { id: 7 })).toEqual({ data: { id: 7 } })
  })
  it('sends what the call names', async () => {
    const { provider, sent } = withAnswers(() => ({ json: {} }))
    await provider.delete('hospital', { id: 7, previousData: { id: 7, version: 5, name: 'x' } })
    expect(sent[0]).toMatchObject({ line: 'POST api/hospital/delete', body: { id: 7, version: 5 } })
  })
})

describe('updateMany and deleteMany', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9]

  it('call once per id, at most four at a time, and answer the ids', async () => {
    let open = 0
    let most = 0
    const { provider, lines } = withAnswers(async () => {
      most = Math.max(most, ++open)
      await new Promise(resolve => setImmediate(resolve))
      open -= 1
      return { json: {} }
    })
    expect(await provider.deleteMany('patient', { ids: [...ids, 1] })).toEqual({ data: ids })
    expect(lines().sort()).toEqual(ids.map(id => `DELETE api/users/${id}`))
    expect(most).toBe(4)
  })

  it('send the changes for each id', async () => {
    const { provider, sent } = withAnswers(({ body }) => echo(body))
    expect(await provider.updateMany('patient', { ids: [1, '2'], data: { type: 'demo', times: 1 } })).toEqual({
      data: [1, '2'],
    })
    expect(sent.map(one => one.body)).toEqual([
      { id: 1, type: 'demo' },
      { id: '2', type: 'demo' },
    ])
    expect(new Set(sent.map(one => one.headers['idempotency-key'])).size).toBe(2)
  })

  it('go on where some fail, and name those with their messages', async () => {
    const { provider, sent } = withAnswers(({ url }) =>
      /[37]$/.test(url) ? { status: 409, json: { status: 409, code: 'inUse', message: '正在使用' } } : { json: {} },
    )
    const failure = await provider.deleteMany('patient', { ids }).catch((error: unknown) => error)
    expect(failure).toMatchObject({
      name: 'HttpError',
      status: 409,
      code: 'partial',
      message: '3: 正在使用\n7: 正在使用',
      body: {
        failed: [
          { id: 3, status: 409, code: 'inUse', message: '正在使用' },
          { id: 7, status: 409, code: 'inUse', message: '正在使用' },
        ],
        done: [1, 2, 4, 5, 6, 8, 9],
      },
    })
    expect(sent).toHaveLength(9)
  })

  it('do nothing for no ids', async () => {
    const { provider, sent } = withAnswers(() => listOf([]))
    expect(await provider.deleteMany('patient', { ids: [] })).toEqual({ data: [] })
    expect(sent).toHaveLength(0)
  })
})
