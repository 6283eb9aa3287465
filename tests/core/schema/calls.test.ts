import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { operationsOf, isRegular, pathParameters, requestLine, toRequest } from '../../../resources/core/calls.ts'
import { flag, previewOutput, previewToken, resource, service, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { permissionOf } from '../../../resources/core/permission.ts'

const plain: AnyResource = resource({
  name: 'thing',
  label: 'name',
  scopedBy: 'nothing',
  fields: { name: text({ mask: 'tail4' }) },
  list: { columns: ['name'] },
  actions: {
    list: {},
    get: {},
    create: {},
    update: {},
    remove: {},
    options: {},
    stop: {},
    check: { on: 'list', output: { done: flag() } },
  },
  calls: { look: { on: 'row' }, ask: { output: { done: flag() } } },
})

const irregular: AnyResource = resource({
  name: 'thing',
  label: 'name',
  scopedBy: 'nothing',
  fields: { name: text() },
  list: { columns: ['name'] },
  actions: {
    list: { call: 'GET api/allThings' },
    get: {},
    stop: { call: { path: 'POST api/thing/stop', send: { userId: 'id', why: 'reason' } }, input: { reason: text() } },
  },
})

const lineOf = (of: AnyResource, name: string) => {
  const { method, template } = requestLine(of, name)
  return `${method} ${template}`
}

describe('requestLine', () => {
  it.each([
    ['list', 'GET api/thing'],
    ['get', 'GET api/thing/{id}'],
    ['create', 'POST api/thing'],
    ['update', 'PUT api/thing/{id}'],
    ['remove', 'DELETE api/thing/{id}'],
    ['options', 'GET api/thing/options'],
    ['stop', 'PUT api/thing/stop/{id}'],
    ['check', 'POST api/thing/check'],
    ['look', 'PUT api/thing/look/{id}'],
    ['ask', 'POST api/thing/ask'],
    ['export', 'GET api/thing/export'],
    ['history', 'GET api/thing/{id}/history'],
    ['contact', 'GET api/thing/{id}/contact'],
  ])('of %s is %s where nothing is declared', (name, line) => {
    expect(lineOf(plain, name)).toBe(line)
  })

  it('is the declared one, and what derives from it', () => {
    expect(['list', 'export', 'get', 'history', 'stop'].map(name => lineOf(irregular, name))).toEqual([
      'GET api/allThings',
      'GET api/allThings/export',
      'GET api/thing/{id}',
      'GET api/thing/{id}/history',
      'POST api/thing/stop',
    ])
  })

  it.each(['nothing', 'constructor', '__proto__', 'contact', ''])('throws for %j', name => {
    expect(() => requestLine(irregular, name)).toThrow(`Resource thing has no action ${name}`)
  })

  it('a resource is regular where nothing declares a call', () => {
    expect([
      isRegular(plain),
      isRegular(irregular),
      isRegular(service({ name: 'a', calls: { b: { call: 'GET api/b' } } })),
    ]).toEqual([true, false, false])
  })
})

describe('toRequest', () => {
  it('puts the rest into the query of GET and DELETE, and into the body otherwise', () => {
    expect(toRequest({ method: 'GET', template: 'api/a/{id}' }, { id: 1, b: 2 })).toEqual({
      method: 'GET',
      path: 'api/a/1',
      query: { b: 2 },
    })
    expect(toRequest({ method: 'DELETE', template: 'api/a/{id}' }, { id: 1, b: 2 })).toEqual({
      method: 'DELETE',
      path: 'api/a/1',
      query: { b: 2 },
    })
    expect(toRequest({ method: 'PUT', template: 'api/a' }, { id: 1, b: 2 })).toEqual({
      method: 'PUT',
      path: 'api/a',
      query: {},
      body: { id: 1, b: 2 },
    })
    expect(toRequest({ method: 'POST', template: 'api/{c}/{id}' }, { id: 1, c: 'x' })).toEqual({
      method: 'POST',
      path: 'api/x/1',
      query: {},
      body: {},
    })
  })
  it('sends what `send` names, and nothing else', () => {
    expect(toRequest(requestLine(irregular, 'stop'), { id: 4, reason: 'x', name: 'y' }).body).toEqual({
      userId: 4,
      why: 'x',
    })
  })
  it('does not change its input', () => {
    const input = Object.freeze({ id: 1, b: 2 })
    toRequest({ method: 'PUT', template: 'api/a/{id}' }, input)
    expect(input).toEqual({ id: 1, b: 2 })
  })
  it('keeps every text in one segment, from which it can be read back', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aZ0/\\#?%&=+;:@.~ \t\n\u0000中文👁{}é'), minLength: 1 }),
        value => {
          fc.pre(value !== '.' && value !== '..')
          const { path } = toRequest({ method: 'GET', template: 'api/a/{id}/b' }, { id: value })
          const segments = new URL(`https://x.test/${path}`).pathname.split('/')
          expect(segments).toHaveLength(5)
          expect(decodeURIComponent(segments[3]!)).toBe(value)
        },
      ),
    )
  })
  it.each([undefined, null, '', '.', '..', NaN, Infinity, {}, [], true])('refuses %j in a path', value => {
    expect(() => toRequest({ method: 'GET', template: 'api/a/{id}' }, { id: value })).toThrow()
  })
})

describe.each(Object.values(registry).map(one => [one.name, one] as const))('%s', (_, one) => {
  it('has every parameter of its paths among its inputs', () => {
    for (const name of Object.keys(operationsOf(one))) {
      const line = requestLine(one, name)
      const input = Object.fromEntries(pathParameters(line.template).map(parameter => [parameter, 'x']))
      expect(toRequest(line, input).path).not.toContain('{')
    }
  })
})

describe('a call that an action names as its preview', () => {
  const previewing: AnyResource = resource({
    name: 'thing',
    label: 'name',
    scopedBy: 'nothing',
    fields: { name: text() },
    actions: { stop: { permission: 'thing:halt', when: { name: 'x' }, preview: 'stopPreview', input: previewToken } },
    calls: { stopPreview: { on: 'row', output: previewOutput }, look: { on: 'row', output: { done: flag() } } },
  })

  it('is open to the same operators in the same states', () => {
    expect([permissionOf(previewing, 'stopPreview'), operationsOf(previewing)['stopPreview']!.when]).toEqual([
      'thing:halt',
      { name: 'x' },
    ])
  })

  it('is a call like any other where nothing names it', () => {
    expect([permissionOf(previewing, 'look'), operationsOf(previewing)['look']!.when]).toEqual([
      'thing:look',
      undefined,
    ])
  })
})
