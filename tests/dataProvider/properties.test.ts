import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HttpError } from '../../dataProvider/index.ts'
import { registry } from '../../resources/index.ts'
import { operationsOf } from '../../resources/core/calls.ts'
import { withAnswers } from './provider.ts'
import type { Sent } from './fakeFetch.ts'
import { isFull } from '../support/full.ts'

const record = (id: unknown) => ({ id, version: 1 })
const answer = ({ url, method }: Sent) => {
  const isRest = url.includes('range=')
  return {
    json: isRest ? [] : method === 'GET' && url.includes('page=') ? { content: [], totalElements: 0 } : record(1),
    headers: { 'Content-Range': 'x 0-0/0' },
  }
}

const anything = fc.anything({ withNullPrototype: false, withDate: true, maxDepth: 2 })
const anyId = fc.oneof(
  fc.nat(),
  fc.string({ unit: fc.constantFrom(...'aZ0/\\#?%&=+. \n\u0000中👁{}', '\ud800') }),
  fc.constantFrom(undefined, null, '', '.', '..', 'a/b', '#', '?', '%', ' ', '中文', NaN),
)
const anyRecord = fc.dictionary(
  fc.oneof(fc.constantFrom('name', 'mobile', 'hospital', 'version', 'id'), fc.string()),
  anything,
  { maxKeys: 6 },
)
const anyPage = fc.record({ page: fc.integer({ min: 1, max: 9 }), perPage: fc.integer({ min: 1, max: 100 }) })
const anySort = fc.record({
  field: fc.oneof(fc.constantFrom('id', 'name', 'createdAt'), fc.string()),
  order: fc.constantFrom('ASC' as const, 'DESC' as const),
})
const meta = fc.constantFrom(undefined, {}, { options: true }, { embed: ['x'] }, 'text', null)

const methods: { readonly [method: string]: fc.Arbitrary<unknown> } = {
  getList: fc.record({ pagination: anyPage, sort: anySort, filter: anyRecord, meta }, { requiredKeys: [] }),
  getOne: fc.record({ id: anyId, meta }),
  getMany: fc.record({ ids: fc.array(anyId, { maxLength: 5 }), meta }),
  getManyReference: fc.record({
    target: fc.string(),
    id: anyId,
    pagination: anyPage,
    sort: anySort,
    filter: anyRecord,
    meta,
  }),
  create: fc.record({ data: anyRecord, meta }),
  update: fc.record({ id: anyId, data: anyRecord, previousData: fc.oneof(fc.constant(undefined), anyRecord), meta }),
  updateMany: fc.record({ ids: fc.array(anyId, { maxLength: 3 }), data: anyRecord, meta }),
  delete: fc.record({ id: anyId, previousData: fc.oneof(fc.constant(undefined), anyRecord), meta }),
  deleteMany: fc.record({ ids: fc.array(anyId, { maxLength: 3 }), meta }),
}

/** Every request is one that the descriptors know, with nothing missing in it. */
const isSound = ({ url, method }: Sent): void => {
  const { pathname } = new URL(url)
  expect(pathname).toMatch(/^\/(api|auth)\/[^/]+/)
  expect(pathname).not.toMatch(/undefined|null|NaN|\[object|\{|\/\//)
  expect(['GET', 'POST', 'PUT', 'DELETE']).toContain(method)
  expect(url.length).toBeLessThan(9000)
}

/** Calls and holds the answer to be a promise that resolves, or rejects with an error that says why. */
const settles = async (call: () => unknown): Promise<void> => {
  const promise = call()
  expect(promise).toBeInstanceOf(Promise)
  try {
    await promise
  } catch (error) {
    expect(error).toBeInstanceOf(Error)
    expect((error as Error).message).not.toBe('')
    expect((error as Error).message).not.toMatch(/is not a function|Cannot read|is not iterable|is not defined/)
  }
}

const runs = isFull ? 200 : 6

describe.each(Object.keys(registry))('%s', name => {
  it.each(Object.keys(methods))('%s builds a sound request or rejects with a reason', async method => {
    await fc.assert(
      fc.asyncProperty(methods[method]!, async params => {
        const { provider, sent } = withAnswers(answer)
        const call = provider[method] as (resource: string, params: unknown) => unknown
        await settles(() => call(name, params))
        sent.forEach(isSound)
      }),
      { numRuns: runs },
    )
  })

  it('runs every action, with any input', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(operationsOf(registry[name]!)), 'nonsense', '__proto__'),
        anyRecord,
        async (action, params) => {
          const { provider, sent } = withAnswers(answer)
          await settles(() => provider.act(name, action, params))
          sent.forEach(isSound)
        },
      ),
      { numRuns: runs * 3 },
    )
  })
})

describe('an unknown resource', () => {
  it.each([...Object.keys(methods), 'act', 'exportList', 'history'])(
    '%s rejects by name and sends nothing',
    async method => {
      for (const name of ['nobody', 'constructor', '__proto__', '']) {
        const { provider, sent } = withAnswers(answer)
        const call = provider[method] as (resource: string, ...params: unknown[]) => Promise<unknown>
        const error = await call(name, { id: 1, ids: [1], data: {} }, {}).catch((thrown: unknown) => thrown)
        expect(error).toBeInstanceOf(Error)
        expect(error).not.toBeInstanceOf(HttpError)
        expect((error as Error).message).toBe(`There is no resource ${name}`)
        expect(sent).toHaveLength(0)
      }
    },
  )
})
