import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { operationsOf, isRegular, requestLine, toRequest } from '../../../resources/core/calls.ts'
import { hasRecords, singletonId } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { apiDocument } from '../../../server/core/openapi/document.ts'
import { openTestApp } from './app.ts'
import type { TestApp } from './app.ts'

type Schema = { readonly [keyword: string]: unknown }

const document = apiDocument(Object.values(registry), 'en')
const resolve = (pointer: string): Schema =>
  pointer
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, key) => (at as Schema)[key], document) as Schema

const typeOf = (value: unknown): string[] => {
  if (value === null) return ['null']
  if (Array.isArray(value)) return ['array']
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value]
}

/** Where a value is not what its schema says; properties that the schema does not name count, too. */
const violations = (value: unknown, schema: Schema, at = ''): string[] => {
  if (typeof schema['$ref'] === 'string') return violations(value, resolve(schema['$ref']), at)
  if (Array.isArray(schema['anyOf'])) {
    const tries = (schema['anyOf'] as Schema[]).map(one => violations(value, one, at))
    return tries.some(found => found.length === 0) ? [] : tries[0]!
  }
  if (schema['type'] !== undefined && ![schema['type']].flat().some(type => typeOf(value).includes(String(type))))
    return [`${at} is ${typeOf(value)[0]}`]
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(value)) return [`${at} is ${String(value)}`]
  if (Array.isArray(value) && schema['items'])
    return value.flatMap((one, i) => violations(one, schema['items'] as Schema, `${at}.${i}`))
  const properties = schema['properties'] as Readonly<Record<string, Schema>> | undefined
  if (!properties || value === null || typeof value !== 'object') return []
  const missing = ((schema['required'] ?? []) as string[])
    .filter(name => !(name in value))
    .map(name => `${at}.${name} is missing`)
  return [
    ...missing,
    ...Object.entries(value).flatMap(([name, one]) =>
      properties[name] ? violations(one, properties[name], `${at}.${name}`) : [`${at}.${name} is not described`],
    ),
  ]
}

describe('replies are what the API document says', () => {
  let host: TestApp
  let token: string
  beforeAll(async () => {
    host = await openTestApp()
    token = await host.signIn('admin')
  })
  afterAll(() => host.close())

  const send = async (resource: AnyResource, action: string, input: Readonly<Record<string, unknown>>) => {
    const { path, query } = toRequest(requestLine(resource, action), input)
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const reply = await host.app.inject({ url: `/${path}?${search}`, headers: { authorization: `Bearer ${token}` } })
    const { template } = requestLine(resource, action)
    const content = document.paths[`/${template}`]!['get']!.responses['200']!['content'] as {
      'application/json': { schema: Schema }
    }
    return { status: reply.statusCode, body: reply.json<unknown>(), schema: content['application/json'].schema }
  }

  const listed = async (resource: AnyResource): Promise<{ id: number }[]> => {
    const list = await send(resource, 'list', {})
    expect(list.status).toBe(200)
    expect(violations(list.body, list.schema)).toEqual([])
    return (isRegular(resource) ? list.body : (list.body as { content: unknown }).content) as { id: number }[]
  }

  it.each(Object.entries(registry).filter(([, resource]) => hasRecords(resource)))('%s', async (_name, resource) => {
    const rows = resource.singleton ? [{ id: singletonId }] : await listed(resource)
    for (const action of ['get', 'options', 'history', 'contact'].filter(one => one in operationsOf(resource))) {
      if (action !== 'options' && !rows[0]) continue
      const reply = await send(resource, action, action === 'options' ? {} : { id: rows[0]!.id })
      expect({ action, status: reply.status, violations: violations(reply.body, reply.schema) }).toEqual({
        action,
        status: 200,
        violations: [],
      })
    }
  })

  it('which this test would notice', () => {
    const found = violations({ id: 'x', more: 1 }, resolve('#/components/schemas/Patient'))
    expect(found).toEqual(expect.arrayContaining(['.version is missing', '.id is string', '.more is not described']))
  })

  it('and so are errors', async () => {
    const reply = await host.app.inject({ url: '/api/users?page=x', headers: { authorization: `Bearer ${token}` } })
    expect(violations(reply.json(), resolve('#/components/schemas/Failure'))).toEqual([])
  })
})
