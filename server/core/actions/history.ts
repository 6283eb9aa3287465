import { message } from '../../../resources/core/message.ts'
import { invalid } from '../errors/problem.ts'
import { fieldOf } from '../../../resources/core/fields.ts'
import type { Query } from '../dialects.ts'
import { may } from '../execution.ts'
import type { Answer, Execution } from '../execution.ts'
import { largestSize } from '../listQuery.ts'
import { readRecord } from '../readRecord.ts'
import { labelSql } from '../select.ts'
import { toldTo } from '../reply.ts'
import type { Row } from '../reply.ts'
import { Statement } from '../statement.ts'
import type { Changes } from '../tables.ts'

interface Entry {
  readonly id: number
  readonly action: string
  readonly operator: number | null
  /** Name of the operator, and of the token by which a program did it for them, or of the job that did it. */
  readonly operatorLabel: string | null
  readonly job: string | null
  readonly at: string
  readonly changes: Changes
}

const numberIn = (query: Query, name: string, standard: number, min: number, max: number): number | undefined => {
  const text = query[name]
  if (text === undefined) return standard
  return typeof text === 'string' && /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
    ? Number(text)
    : undefined
}

const paging = (query: Query): { page: number; size: number } => {
  const page = numberIn(query, 'page', 0, 0, 1_000_000)
  const size = numberIn(query, 'size', 10, 1, largestSize)
  if (page !== undefined && size !== undefined) return { page, size }
  throw invalid({
    ...(page === undefined ? { page: message('page') } : {}),
    ...(size === undefined ? { size: message('size', { max: largestSize }) } : {}),
  })
}

const readable = (call: Execution, record: Row, changes: Changes): Changes => {
  const shown = Object.entries(changes).filter(([name]) => may(call, fieldOf(call.resource, name)?.permission?.read))
  const [before, after] = [0, 1].map(at =>
    toldTo(call, call.resource.name, Object.fromEntries(shown.map(([name, change]) => [name, change[at]])), record),
  )
  return Object.fromEntries(shown.map(([name]) => [name, [before![name], after![name]] as const]))
}

/** Who changed what of a record and when, newest first. */
export const history = async (call: Execution, id: number, query: Query): Promise<Answer> => {
  const { page, size } = paging(query)
  const record = await readRecord(call, id)
  const statement = new Statement()
  const operators = call.host.models.of('operator')
  const rows = `from change_log l where l.resource = ${statement.bind(call.resource.name)} and l.record = ${statement.bind(id)}`
  const name = `(select ${labelSql(call.host.models, operators, 'o', call.language)} from ${operators.table} o where o."id" = l.operator)`
  const registry = call.host.models.registry
  const token = Object.hasOwn(registry, 'apiToken')
    ? `(select ' · ' || t."name" from ${call.host.models.of('apiToken').table} t where t."id" = l.api_token)`
    : 'null'
  const found = await statement.run<Entry & { '#total': number }>(
    call.db,
    `select n.total as "#total", e.* from (select count(*)::integer as total ${rows}) n left join lateral (` +
      `select l.id, l.action, l.operator, ${name} || coalesce(${token}, '') as "operatorLabel", l.job, l.at, l.changes ${rows} order by l.id desc limit ${size} offset ${page * size}` +
      ') e on true order by e.id desc',
  )
  const content = found
    .filter(entry => entry.id !== null)
    .map(({ '#total': _total, changes, ...entry }) => ({
      ...entry,
      operatorLabel:
        entry.job === null
          ? entry.operatorLabel
          : call.host.translate(call.language, `jobs.${entry.job}.name`, { _: entry.job }),
      changes: readable(call, record, changes),
    }))
  return { status: 200, body: { content, totalElements: found[0]?.['#total'] ?? 0 } }
}
