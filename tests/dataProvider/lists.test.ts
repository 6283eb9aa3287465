import { describe, expect, it } from 'vitest'
import { byId, listOf, page, withAnswers } from './provider.ts'

const list = (filter: Record<string, unknown> = {}, sort: { field: string; order: 'ASC' | 'DESC' } = byId) => ({
  pagination: page(),
  sort,
  filter,
})

describe('getList of an irregular resource', () => {
  it('counts pages from zero and answers rows with their exact total', async () => {
    const { provider, lines } = withAnswers(() => listOf([{ id: 31 }], { totalElements: 31 }))
    const result = await provider.getList('patient', {
      pagination: page(4),
      sort: { field: 'createdAt', order: 'DESC' },
      filter: {},
    })
    expect(lines()).toEqual(['GET api/users?page=3&size=10&sort=createdAt,desc'])
    expect(result).toEqual({ data: [{ id: 31 }], total: 31 })
  })

  it.each([
    ['a list', { type: ['ordinary', 'trial'] }, { type: 'ordinary,trial' }],
    ['a range', { createdAt: { from: '2025-01-01', to: '2025-02-01' } }, { createdAt: '2025-01-01,2025-02-01' }],
    ['an open range', { times: { from: null, to: 5 } }, { times: ',5' }],
    ['a flag', { deleted: false }, { deleted: 'false' }],
    ['zero', { times: 0 }, { times: '0' }],
    [
      'nothing',
      { name: '', type: null, access: undefined, gender: [], times: {}, createdAt: { from: '', to: null } },
      {},
    ],
  ])('sends %s as one parameter a filter', async (_, filter, expected) => {
    const { provider, sent } = withAnswers(() => listOf([]))
    await provider.getList('patient', list(filter))
    expect(sent[0]!.query).toEqual({ page: '0', size: '10', sort: 'id,asc', ...expected })
  })

  it.each([
    [
      'patient',
      { q: '张 三&x=1', type: ['trial'] },
      'POST api/users/query',
      { page: '0', size: '10', sort: 'id,asc', q: '张 三&x=1', type: 'trial' },
    ],
    ['patient', { mobile: '138' }, 'POST api/users/query', { page: '0', size: '10', sort: 'id,asc', mobile: '138' }],
    ['game', { published: true }, 'GET api/game', undefined],
    ['game', { q: '星 空' }, 'POST api/game/query', { range: [0, 9], sort: ['id', 'ASC'], filter: { q: '星 空' } }],
  ])(
    'asks for somebody among %s in a body, for anything else in the address, where it searches in a body as well',
    async (resource, filter, line, body) => {
      const { provider, sent } = withAnswers(() => ({ ...listOf([]), headers: { 'Content-Range': 'x 0-0/0' } }))
      await provider.getList(resource, list(filter)).catch(() => undefined)
      expect(sent[0]!.line.split('?')[0]).toBe(line)
      expect(sent[0]!.body).toEqual(body)
    },
  )

  it.each([
    ['hospital', 'subordinates'],
    ['patient', 'mobile'],
    ['notice', 'hospitals'],
    ['hospital', 'nonsense'],
    ['hospital', 'constructor'],
    ['hospital', ''],
  ])('does not ask to sort %s by %s', async (resource, field) => {
    const { provider, sent } = withAnswers(() => listOf([]))
    await provider.getList(resource, list({}, { field, order: 'ASC' }))
    expect(sent[0]!.query).toEqual({ page: '0', size: '10' })
  })

  it('says that a total is a minimum, keeps the next page possible, and passes sums on', async () => {
    const rows = Array.from({ length: 10 }, (_, i) => ({ id: i }))
    const { provider } = withAnswers(() =>
      listOf(rows, { totalElements: 10_000, totalIsMinimum: true, totals: { times: 7 } }),
    )
    const first = await provider.getList('patient', list())
    expect(first).toMatchObject({
      total: 10_000,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      meta: { totalIsMinimum: true, totals: { times: 7 } },
    })
    const far = await provider.getList('patient', { ...list(), pagination: page(2000) })
    expect(far).toMatchObject({ total: 20_000, pageInfo: { hasNextPage: true, hasPreviousPage: true } })
  })

  it('pages by pageInfo where the reply has no total', async () => {
    const { provider } = withAnswers(() => ({ json: { content: [{ id: 1 }] } }))
    expect(await provider.getList('patient', { ...list(), pagination: page(2, 1) })).toEqual({
      data: [{ id: 1 }],
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    })
  })

  it('takes defaults where react-admin gives no paging', async () => {
    const { provider, lines } = withAnswers(() => listOf([]))
    await provider.getList('patient', {})
    expect(lines()).toEqual(['GET api/users?page=0&size=10'])
  })

  it('refuses a reply that is no list', async () => {
    const { provider } = withAnswers(() => ({ json: { rows: [] } }))
    await expect(provider.getList('patient', list())).rejects.toMatchObject({ code: 'unreadable' })
  })
})

describe('getList with meta.options', () => {
  it('presents the bare array of the options action as a list with labels', async () => {
    const { provider, lines, sent } = withAnswers(() => ({ json: [{ id: 1, label: '王医生', occupation: 'doctor' }] }))
    const result = await provider.getList('doctor', { ...list({ q: '王' }), meta: { options: true } })
    expect(lines()).toEqual(['POST api/doctorOption/query'])
    expect(sent[0]!.body).toEqual({ page: '0', size: '10', sort: 'id,asc', q: '王' })
    expect(result).toMatchObject({ data: [{ id: 1, label: '王医生', occupation: 'doctor' }], total: 1 })
  })

  it.each([
    ['zh', '甲'],
    ['en', 'First'],
  ] as const)('takes the list where there is no such action, labelled in %s', async (language, label) => {
    const { provider, lines } = withAnswers(
      () =>
        listOf(
          [{ id: 1, label: '甲', title: '甲', titleEn: 'First', labelEn: 'First' }].map(({ label: _, ...row }) => row),
        ),
      { language: () => language },
    )
    const result = await provider.getList('menu', { ...list(), meta: { options: true } })
    expect(lines()[0]).toMatch(/^GET api\/menus\?/)
    expect(result.data).toMatchObject([{ id: 1, label }])
  })
})

describe('getMany', () => {
  it('asks once for each id, deleted records included, and answers what there is in the order asked for', async () => {
    const { provider, lines } = withAnswers(() => listOf([{ id: 2 }, { id: 3 }]))
    expect(await provider.getMany('patient', { ids: [3, 9, '2', 3] })).toEqual({ data: [{ id: 3 }, { id: 2 }] })
    expect(lines()).toEqual(['GET api/users?page=0&size=3&id=3,9,2&deleted=all'])
  })

  it('does not mention deletion where records are not deleted logically', async () => {
    const { provider, lines } = withAnswers(() => listOf([]))
    await provider.getMany('dict', { ids: [1] })
    expect(lines()).toEqual(['GET api/sysDict?page=0&size=1&id=1'])
  })

  it('asks nothing for no ids', async () => {
    const { provider, sent } = withAnswers(() => listOf([]))
    expect(await provider.getMany('patient', { ids: [] })).toEqual({ data: [] })
    expect(sent).toHaveLength(0)
  })

  it('never asks for all rows by what is no id', async () => {
    const { provider, lines } = withAnswers(() => listOf([{ id: 7 }]))
    const nothing = [undefined, null, '', ' '] as unknown as string[]
    expect(await provider.getMany('patient', { ids: nothing })).toEqual({ data: [] })
    expect(lines()).toEqual([])
    expect(await provider.getMany('patient', { ids: [...nothing, 7] })).toEqual({ data: [{ id: 7 }] })
    expect(lines()).toEqual(['GET api/users?page=0&size=1&id=7&deleted=all'])
  })

  it('chunks many ids and long ids so that no URL is over 8 kB', async () => {
    const answer = (sent: { query: Record<string, string> }) => listOf(sent.query['id']!.split(',').map(id => ({ id })))
    const { provider, sent } = withAnswers(answer)
    const numbers = Array.from({ length: 950 }, (_, i) => i + 1)
    expect((await provider.getMany('patient', { ids: numbers })).data).toHaveLength(950)
    expect(sent.map(one => one.query['size'])).toEqual(['200', '200', '200', '200', '150'])
    const long = Array.from({ length: 60 }, (_, i) => `${i}-${'中文'.repeat(40)}`)
    expect((await provider.getMany('patient', { ids: long })).data).toHaveLength(60)
    expect(Math.max(...sent.map(one => one.url.length))).toBeLessThanOrEqual(8192)
  })

  it('goes through the options action where asked to', async () => {
    const { provider, lines } = withAnswers(() => ({ json: [{ id: 5, label: '甲' }] }))
    expect((await provider.getMany('operator', { ids: [5], meta: { options: true } })).data).toEqual([
      { id: 5, label: '甲' },
    ])
    expect(lines()).toEqual(['GET api/operator/options?page=0&size=1&id=5&deleted=all'])
  })
})

describe('getManyReference', () => {
  it('is a list with the target as a further filter', async () => {
    const { provider, sent } = withAnswers(() => listOf([{ id: 1 }], { totalElements: 12 }))
    const result = await provider.getManyReference('doctor', {
      target: 'hospital',
      id: 4,
      pagination: page(2, 5),
      sort: { field: 'name', order: 'ASC' },
      filter: { occupation: 'nurse' },
    })
    expect(sent[0]!.query).toEqual({ page: '1', size: '5', sort: 'name,asc', occupation: 'nurse', hospital: '4' })
    expect(result).toEqual({ data: [{ id: 1 }], total: 12 })
  })

  it.each([undefined, null, '', ' '] as unknown as string[])(
    'of no record (%j) asks for nothing, not for all rows',
    async id => {
      const { provider, sent } = withAnswers(() => listOf([{ id: 1 }]))
      for (const name of ['doctor', 'knowledge'])
        await expect(provider.getManyReference(name, { ...list(), target: 'hospital', id })).rejects.toThrow(
          `${name} by hospital needs an id`,
        )
      expect(sent).toHaveLength(0)
    },
  )
})

describe('a filter that the list does not declare', () => {
  it.each([
    ['patient', { acces: 'forbidden' }, /patient has no filter acces \(did you mean access\?\)/],
    ['patient', { createdat: { from: '2025-01-01' } }, /has no filter createdat \(did you mean createdAt\?\)/],
    ['patient', { shoes: 1 }, /has no filter shoes; it takes .*hospital/],
    ['game', { constructor: 'a' }, /game has no filter constructor;/],
    ['dict', { deleted: true }, /dict has no filter deleted/],
  ])('of %s is refused before it is sent, with the one that was meant', async (resource, filter, expected) => {
    const { provider, sent } = withAnswers(() => listOf([]))
    await expect(provider.getList(resource, list(filter))).rejects.toThrow(expected)
    await expect(provider.getManyReference(resource, { ...list(filter), target: 'id', id: 1 })).rejects.toThrow(
      expected,
    )
    await expect(provider.exportList(resource, { filter })).rejects.toThrow(expected)
    expect(sent).toEqual([])
  })

  it('is none where it filters nothing, and is left to the server where nobody develops', async () => {
    const { provider, sent } = withAnswers(() => listOf([]))
    await provider.getList('patient', list({ shoes: '', laces: undefined, access: 'forbidden' }))
    expect(sent).toHaveLength(1)
    const { provider: built, sent: reached } = withAnswers(() => listOf([]), { strict: false })
    await built.getList('patient', list({ acces: 'forbidden' }))
    expect(reached[0]!.query).toMatchObject({ acces: 'forbidden' })
  })
})
