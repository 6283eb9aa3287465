import { registry } from '../../../resources/index.ts'
import { labelName } from '../../../resources/core/label.ts'
import { operationsOf, isRegular } from '../../../resources/core/calls.ts'
import { readCall, routesOf } from '../../../dataProvider/memory/routes.ts'
import type { Call, Registry } from '../../../dataProvider/memory/routes.ts'
import { sampleRecord } from '../../../dataProvider/memory/sampleRecord.ts'
import type { Row } from '../../../dataProvider/memory/sampleRecord.ts'
import { hasRecords } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { masked } from '../../../resources/core/mask.ts'

/** What is answered by a number: of these there is always one where the descriptor says so. */
const countedTypes = new Set(['integer', 'decimal', 'money'])

export type { Call } from '../../../dataProvider/memory/routes.ts'
export type { Row } from '../../../dataProvider/memory/sampleRecord.ts'

export interface Reply {
  readonly status?: number
  readonly json?: unknown
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

type Handler = (call: Call) => Reply | Promise<Reply | undefined> | undefined

/** A valid record of a resource as a reply has it, another for each seed. */
export const sampleOf = (resource: AnyResource, seed: number): Row => {
  const row = sampleRecord(resource, seed)
  const covered = Object.entries(resource.fields).flatMap(([name, { mask }]) =>
    mask && typeof row[name] === 'string' ? [[name, masked(row[name], mask)] as const] : [],
  )
  return { ...row, ...Object.fromEntries(covered) }
}

const problem = (status: number, code: string, message: string, errors?: Record<string, string>): Reply => ({
  status,
  json: { status, code, timestamp: '2026-01-01T00:00:00Z', message, ...(errors ? { errors } : {}) },
})

/**
 * An in-memory server that answers every call of the product's descriptors and of further ones, and remembers what it
 * was asked.
 */
export const createBackend = (rows: Readonly<Record<string, readonly Row[]>> = {}, further: Registry = {}) => {
  const resources: Registry = { ...registry, ...further }
  const routes = routesOf(resources)
  const tables = new Map<string, Row[]>(
    Object.values(resources)
      .filter(hasRecords)
      .map(resource => [resource.name, [...(rows[resource.name] ?? [1, 2, 3].map(seed => sampleOf(resource, seed)))]]),
  )
  const handlers = new Map<string, Handler>()
  const calls: Call[] = []
  const keys = new WeakMap<Call, string>()

  const listed = (resource: AnyResource, query: Call['query']): Reply => {
    const filter = (isRegular(resource) ? JSON.parse(query['filter'] ?? '{}') : query) as Record<string, string>
    const ids = filter['id'] === undefined ? undefined : String(filter['id']).split(',').map(Number)
    const found = tables
      .get(resource.name)!
      .filter(
        row =>
          (ids ? ids.includes(row.id) : true) &&
          (!('deleted' in resource.fields) ||
            String(filter['deleted']) === 'all' ||
            row['deleted'] === (String(filter['deleted']) === 'true')),
      )
    if (isRegular(resource))
      return { json: found, headers: { 'Content-Range': `${resource.name} 0-${found.length - 1}/${found.length}` } }
    return { json: { content: found, totalElements: found.length } }
  }

  const standard = (resource: AnyResource, call: Call): Reply => {
    const table = tables.get(resource.name) ?? []
    const at = table.findIndex(row => row.id === call.id)
    const change = (values: Record<string, unknown>): Reply => {
      if (at < 0) return problem(404, 'notFound', 'not found')
      table[at] = { ...table[at]!, ...values, version: Number(table[at]!['version']) + 1 }
      return { json: table[at] }
    }
    switch (call.action) {
      case 'list':
        return listed(resource, call.query)
      case 'options':
        return { json: table.map(row => ({ ...row, label: row[labelName(resource)] })) }
      case 'get':
        return at < 0 ? problem(404, 'notFound', 'not found') : { json: table[at] }
      case 'create': {
        const row = { ...sampleOf(resource, table.length + 1), ...call.body }
        table.push(row)
        return { status: 201, json: row }
      }
      case 'update':
        return change(call.body)
      case 'sort': {
        const { rows: moved } = call.body as { readonly rows: readonly Row[] }
        for (const { id, version: _seen, ...values } of moved) {
          const place = table.findIndex(row => row.id === id)
          table[place] = { ...table[place]!, ...values, version: Number(table[place]!['version']) + 1 }
        }
        table.sort((a, b) => Number(a[resource.order!]) - Number(b[resource.order!]))
        return { json: {} }
      }
      case 'history':
        return { json: { content: [], totalElements: 0 } }
      case 'contact':
        return { json: {} }
      case 'remove':
        if (resource.actions['remove']?.set) return change(resource.actions['remove'].set)
        table.splice(at, 1)
        return { json: {} }
      default: {
        const action = operationsOf(resource)[call.action]!
        if (action.set) return change(action.set)
        if (action.many) return { json: [] }
        // An action that answers a page, or rows, answers none.
        if (action.output && 'totalElements' in action.output) return { json: { content: [], totalElements: 0 } }
        const answers = Object.entries(action.output ?? {}).flatMap(
          ([name, { type, required }]): (readonly [string, unknown])[] =>
            type === 'items' ? [[name, []]] : required && countedTypes.has(type) ? [[name, 0]] : [],
        )
        return { json: Object.fromEntries(answers) }
      }
    }
  }

  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { route, call } = readCall(routes, url, init)
    calls.push(call)
    const key = new Headers(init.headers).get('Idempotency-Key')
    if (key !== null) keys.set(call, key)
    const answer = (await handlers.get(`${call.resource}.${call.action}`)?.(call)) ?? standard(route.resource, call)
    return new Response(answer.text ?? JSON.stringify(answer.json ?? {}), {
      status: answer.status ?? 200,
      headers: answer.headers ?? {},
    })
  }

  return {
    fetch,
    calls,
    tables,
    problem,
    resources,
    /** Answers an action by hand; undefined leaves it to the standard answer. */
    on(resource: string, action: string, handler: Handler): void {
      handlers.set(`${resource}.${action}`, handler)
    },
    /** The calls of one action, in their order. */
    callsOf: (resource: string, action: string): Call[] =>
      calls.filter(call => call.resource === resource && call.action === action),
    /** The idempotency key of a write. */
    keyOf: (call: Call): string | undefined => keys.get(call),
  }
}

export type Backend = ReturnType<typeof createBackend>
