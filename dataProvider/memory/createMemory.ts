import { isRegular, operationsOf } from '../../resources/core/calls.ts'
import { holds } from '../../resources/core/condition.ts'
import { isLogicallyDeleted } from '../../resources/core/fields.ts'
import { labelName } from '../../resources/core/label.ts'
import { masked } from '../../resources/core/mask.ts'
import type { AnyResource } from '../../resources/core/resource.ts'
import { isReference, isSecret, startOf } from '../../resources/core/typeOf.ts'
import type { Fetch } from '../httpClient.ts'
import { readCall, routesOf } from './routes.ts'
import type { Call, Registry } from './routes.ts'
import type { Row } from './sampleRecord.ts'
import { filtered, ordered } from './select.ts'

interface Reply {
  readonly status?: number
  readonly json: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface MemoryOptions {
  readonly resources: Registry
  /** The rows that a resource begins with. */
  readonly rows: (resource: AnyResource) => readonly Row[]
  /** What is said where a call is refused, by the key of the message. */
  readonly say: (key: 'errors.notFound' | 'errors.conflict' | 'validation.taken') => string
  /** Answers a call by hand, where the descriptor does not say what it answers. */
  readonly answer?: (call: Call) => unknown
  readonly now: () => string
  readonly today: () => string
}

const refused = (status: number, code: string, message: string, errors?: Readonly<Record<string, string>>): Reply => ({
  status,
  json: { status, code, timestamp: new Date(0).toISOString(), message, ...(errors ? { errors } : {}) },
})

const page = (rows: readonly unknown[]): Reply => ({ json: { content: rows, totalElements: rows.length } })

export interface Memory {
  readonly fetch: Fetch
  /** Forgets all that was kept, and begins with what `resources` has now. */
  restart(): void
}

/**
 * A back end in memory, as a `fetch`: it answers what descriptors declare, keeps what is sent, and holds to conditions
 * and unique values. Nothing leaves the browser.
 */
export const createMemory = ({ resources, rows, say, answer, now, today }: MemoryOptions): Memory => {
  let routes = routesOf(resources)
  const tables = new Map<string, Row[]>()
  const histories = new Map<string, unknown[]>()
  const table = (name: string): Row[] => {
    const known = tables.get(name) ?? [...rows(resources[name]!)]
    tables.set(name, known)
    return known
  }

  /** A record as it is answered: what is masked is masked, and secrets are not told. */
  const told = (resource: AnyResource, row: Row): Row =>
    Object.assign(
      { id: row.id },
      ...Object.entries(row).map(([name, value]) => {
        const field = resource.fields[name]
        if (isSecret(field)) return { [`${name}Set`]: value != null && value !== '' }
        return { [name]: field?.mask && typeof value === 'string' ? masked(value, field.mask) : value }
      }),
    ) as Row

  /** What the records that values refer to are called. */
  const withLabels = (resource: AnyResource, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.assign(
      { ...values },
      ...Object.entries(values).map(([name, value]) => {
        const field = resource.fields[name]
        if (!isReference(field)) return {}
        const found = resources[field.to] && table(field.to).find(row => row.id === value)
        return { [`${name}Label`]: found ? found[labelName(resources[field.to]!)] : null }
      }),
    ) as Record<string, unknown>

  const takenIn = (
    resource: AnyResource,
    values: Readonly<Record<string, unknown>>,
    id: number | undefined,
  ): Record<string, string> => {
    const same = (row: Row, name: string): boolean =>
      row.id !== id &&
      values[name] != null &&
      values[name] !== '' &&
      row[name] === values[name] &&
      row['deleted'] !== true
    const names = Object.entries(resource.fields)
      .filter(([name, { unique }]) => unique && table(resource.name).some(row => same(row, name)))
      .map(([name]) => name)
    return Object.fromEntries(names.map(name => [name, say('validation.taken')]))
  }

  const change = (resource: AnyResource, { id, action }: Call, values: Readonly<Record<string, unknown>>): Reply => {
    const all = table(resource.name)
    const at = all.findIndex(row => row.id === id)
    const before = all[at]
    if (!before) return refused(404, 'notFound', say('errors.notFound'))
    if (!holds(operationsOf(resource)[action]?.when, before, today()))
      return refused(409, 'conflict', say('errors.conflict'))
    const { id: _id, version: _version, ...changed } = values
    const errors = takenIn(resource, changed, id)
    if (Object.keys(errors).length > 0) return refused(400, 'invalid', say('validation.taken'), errors)
    all[at] = { ...before, ...withLabels(resource, changed), version: Number(before['version']) + 1, updatedAt: now() }
    const key = `${resource.name}/${id}`
    const changes = Object.fromEntries(
      Object.entries(changed)
        .filter(([name, value]) => resource.fields[name] && !isSecret(resource.fields[name]) && before[name] !== value)
        .map(([name, value]) => [name, [before[name] ?? null, value ?? null]]),
    )
    histories.set(key, [
      {
        id: (histories.get(key)?.length ?? 0) + 1,
        action,
        operator: before['createdBy'] ?? null,
        operatorLabel: before['createdByLabel'] ?? null,
        at: now(),
        changes,
      },
      ...(histories.get(key) ?? []),
    ])
    return { json: told(resource, all[at]) }
  }

  const list = (resource: AnyResource, query: Call['query']): Reply => {
    if (isRegular(resource)) {
      const { filter = '{}', sort = '["id","DESC"]', range = '[0,24]' } = query
      const [field, order] = JSON.parse(sort) as [string, string]
      const [from, to] = JSON.parse(range) as [number, number]
      const found = ordered(
        filtered(resource, table(resource.name), JSON.parse(filter) as Record<string, unknown>),
        field,
        order,
      )
      return {
        json: found.slice(from, to + 1).map(row => told(resource, row)),
        headers: { 'Content-Range': `${resource.name} ${from}-${to}/${found.length}` },
      }
    }
    const { page: at = '0', size = '10', sort = 'id,desc', totals: _, ...filter } = query
    const [field = 'id', order = 'desc'] = sort.split(',')
    const found = ordered(filtered(resource, table(resource.name), filter), field, order)
    return {
      json: {
        content: found
          .slice(Number(at) * Number(size), (Number(at) + 1) * Number(size))
          .map(row => told(resource, row)),
        totalElements: found.length,
      },
    }
  }

  const create = (resource: AnyResource, body: Call['body']): Reply => {
    const all = table(resource.name)
    const errors = takenIn(resource, body, undefined)
    if (Object.keys(errors).length > 0) return refused(400, 'invalid', say('validation.taken'), errors)
    const id = 1 + Math.max(0, ...all.map(row => row.id))
    const defaults = Object.fromEntries(
      Object.entries(resource.fields).map(([name, field]) => [name, startOf(field) ?? null]),
    )
    const row: Row = {
      id,
      version: 1,
      ...defaults,
      ...withLabels(resource, body),
      createdAt: now(),
      createdBy: all[0]?.['createdBy'] ?? 1,
      createdByLabel: all[0]?.['createdByLabel'] ?? null,
      updatedAt: now(),
      updatedBy: 1,
      updatedByLabel: null,
    }
    all.unshift(row)
    return { status: 201, json: told(resource, row) }
  }

  const standard = (resource: AnyResource, call: Call): Reply => {
    const all = table(resource.name)
    const row = all.find(one => one.id === call.id)
    const action = operationsOf(resource)[call.action]!
    switch (call.action) {
      case 'list':
        return list(resource, call.query)
      case 'options':
        return {
          json: filtered(resource, all, {
            ...call.query,
            ...(call.query['id'] === undefined && isLogicallyDeleted(resource) ? { deleted: 'false' } : {}),
          }).map(one => ({ ...told(resource, one), label: one[labelName(resource)] })),
        }
      case 'get':
        return row ? { json: told(resource, row) } : refused(404, 'notFound', say('errors.notFound'))
      case 'create':
        return create(resource, call.body)
      case 'update':
        return change(resource, call, call.body)
      case 'history':
        return page(histories.get(`${resource.name}/${call.id}`) ?? [])
      case 'contact':
        return {
          json: Object.fromEntries(
            Object.entries(resource.fields)
              .filter(([, { mask }]) => mask)
              .map(([name]) => [name, row?.[name] ?? null]),
          ),
        }
      case 'remove': {
        if (action.set) return change(resource, call, action.set)
        tables.set(
          resource.name,
          all.filter(one => one.id !== call.id),
        )
        return { json: {} }
      }
      default: {
        if (action.set) return change(resource, call, action.set)
        if (action.many) return { json: [] }
        return action.output && 'totalElements' in action.output ? page([]) : { json: row ? told(resource, row) : {} }
      }
    }
  }

  return {
    restart() {
      routes = routesOf(resources)
      tables.clear()
      histories.clear()
    },
    async fetch(url, init) {
      const { route, call } = readCall(routes, url, init)
      const byHand = answer?.(call)
      const {
        status = 200,
        json,
        headers = {},
      } = byHand === undefined ? standard(route.resource, call) : { json: byHand }
      return new Response(JSON.stringify(json), { status, headers })
    },
  }
}
