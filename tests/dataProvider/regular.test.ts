import { describe, expect, it } from 'vitest'
import { byId, page, withAnswers } from './provider.ts'

const rows = (data: readonly unknown[], total: number | string, headers: Record<string, string> = {}) => ({
  json: data,
  headers: { 'Content-Range': `userHelp 0-${data.length - 1}/${total}`, ...headers },
})
const parsed = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.parse(value) as unknown]))

describe('a resource without calls speaks the simple-REST dialect', () => {
  it('getList by range, sort and filter', async () => {
    const { provider, sent } = withAnswers(() => rows([{ id: 11 }], 31), { strict: false })
    const result = await provider.getList('userHelp', {
      pagination: page(2),
      sort: { field: 'name', order: 'DESC' },
      filter: { state: 'published', sort: { from: 1, to: '' }, id: [1, 2], name: '', empty: null },
    })
    expect(result).toEqual({ data: [{ id: 11 }], total: 31 })
    expect(sent[0]!.url).toMatch(/\/api\/userHelp\?/)
    expect(parsed(sent[0]!.query)).toEqual({
      range: [10, 19],
      sort: ['name', 'DESC'],
      filter: { state: 'published', sort: '1,', id: [1, 2] },
    })
    expect(sent[0]!.headers).toMatchObject({
      range: 'userHelp=10-19',
      authorization: 'Bearer secret-token',
      language: 'cn',
    })
  })

  it('getList by the same in a body where something is searched for', async () => {
    const { provider, sent } = withAnswers(() => rows([{ id: 11 }], 31, { 'X-Total-Is-Minimum': 'true' }))
    const result = await provider.getList('userHelp', {
      pagination: page(2),
      sort: { field: 'name', order: 'DESC' },
      filter: { q: '眼', state: 'published' },
    })
    expect(result).toMatchObject({ data: [{ id: 11 }], total: 31, meta: { totalIsMinimum: true } })
    expect(sent[0]).toMatchObject({
      line: 'POST api/userHelp/query',
      body: { range: [10, 19], sort: ['name', 'DESC'], filter: { q: '眼', state: 'published' } },
    })
    expect(sent[0]!.headers).toMatchObject({ 'content-type': 'application/json' })
  })

  it.each([{}, { q: '眼' }])('getList refuses a reply that is no list, filtered by %o', async filter => {
    const { provider } = withAnswers(() => ({ json: { id: 1 }, headers: { 'Content-Range': 'userHelp 0-0/1' } }))
    await expect(
      provider.getList('userHelp', { pagination: page(1), sort: { field: 'id', order: 'ASC' }, filter }),
    ).rejects.toMatchObject({ code: 'unreadable' })
  })

  it('getMany in chunks, each id once', async () => {
    const { provider, sent } = withAnswers(({ query }) => {
      const { id } = JSON.parse(query['filter']!) as { id: number[] }
      return rows(
        id.filter(one => one !== 5).map(one => ({ id: one })),
        id.length,
      )
    })
    const ids = Array.from({ length: 250 }, (_, i) => i + 1)
    const { data } = await provider.getMany('userHelp', { ids: [...ids, 1] })
    expect(data.map(({ id }: { id: number }) => id)).toEqual(ids.filter(id => id !== 5))
    expect(sent).toHaveLength(2)
  })

  it('getManyReference adds the target', async () => {
    const { provider, sent } = withAnswers(() => rows([], 0), { strict: false })
    await provider.getManyReference('userHelp', {
      target: 'createdBy',
      id: 4,
      pagination: page(),
      sort: byId,
      filter: { state: 'published' },
    })
    expect(parsed(sent[0]!.query)['filter']).toEqual({ state: 'published', createdBy: 4 })
  })

  it('writes what may be written, with version and key', async () => {
    const { provider, sent } = withAnswers(({ body }) => ({ json: { id: 1, ...(body as object) } }))
    const record = { id: 1, version: 2, name: 'a', content: '<p>x</p>', sort: 0, state: 'draft', createdAt: 'x' }
    await provider.create('userHelp', { data: record })
    await provider.update('userHelp', { id: 1, data: { ...record, name: 'b' }, previousData: record })
    expect(await provider.delete('userHelp', { id: 1, previousData: record })).toEqual({ data: record })
    expect(await provider.deleteMany('userHelp', { ids: [1, 2] })).toEqual({ data: [1, 2] })
    expect(sent.map(({ line, body }) => [line, body])).toEqual([
      ['POST api/userHelp', { name: 'a', content: '<p>x</p>', sort: 0 }],
      ['PUT api/userHelp/1', { version: 2, name: 'b' }],
      ['DELETE api/userHelp/1', undefined],
      ['DELETE api/userHelp/1', undefined],
      ['DELETE api/userHelp/2', undefined],
    ])
    expect(new Set(sent.map(one => one.headers['idempotency-key'])).size).toBe(5)
  })

  it('says that a total is a minimum', async () => {
    const { provider } = withAnswers(() =>
      rows(
        Array.from({ length: 10 }, (_, id) => ({ id })),
        10_000,
        { 'X-Total-Is-Minimum': 'true' },
      ),
    )
    expect(await provider.getList('userHelp', { pagination: page(), sort: byId })).toMatchObject({
      total: 10_000,
      meta: { totalIsMinimum: true },
      pageInfo: { hasNextPage: true },
    })
  })

  it('pages without a total where the server knows none', async () => {
    const { provider } = withAnswers(() => rows([{ id: 1 }], '*'))
    expect(await provider.getList('userHelp', { pagination: page(), sort: byId })).toEqual({
      data: [{ id: 1 }],
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    })
  })

  it('tells errors as irregular resources do', async () => {
    const { provider } = withAnswers(() => ({
      status: 409,
      json: { status: 409, code: 'stale', message: '已被修改', errors: { name: '已存在' } },
    }))
    await expect(provider.update('userHelp', { id: 1, data: { name: 'b' }, previousData: {} })).rejects.toMatchObject({
      status: 409,
      code: 'stale',
      body: { errors: { name: '已存在' } },
    })
    await expect(provider.getList('userHelp', {})).rejects.toMatchObject({ status: 409 })
  })

  it('refuses what the resource cannot do', async () => {
    const { provider, sent } = withAnswers(() => rows([], 0))
    await expect(provider.create('message', { data: {} })).rejects.toThrow('Resource message has no action create')
    await expect(provider.delete('message', { id: 1 })).rejects.toThrow('Resource message has no action remove')
    expect(sent).toHaveLength(0)
  })
})
