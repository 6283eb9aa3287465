import { countedFields } from './migrations/totals.ts'
import type { Database } from '../platform/database/Database.ts'
import type { Filter, ListQuery } from './listQuery.ts'
import type { Model } from './model.ts'
import type { RowScope } from './scope.ts'
import { all, literal, Statement } from './statement.ts'

/** Where a total is not kept, rows are counted up to here; what is beyond is "more than". */
export const countLimit = 10_000

/** Organisations whose totals are meant: all, or these. */
const organisations = (scope: RowScope, filter: Filter | undefined): readonly number[] | 'everything' => {
  const own = scope === null ? [] : scope.hospitals
  if (filter?.is !== 'anyOf') return own
  const asked = filter.values as readonly number[]
  if (own === 'everything') return asked
  const reached = new Set(own)
  return asked.filter(id => reached.has(id))
}

const sumOfKept = (
  model: Model,
  ids: readonly number[] | 'everything',
  filter: Filter | undefined,
  deleted: boolean | undefined,
  statement: Statement,
): string => {
  const values = filter?.is === 'anyOf' ? filter.values.map(String) : ['']
  const rows = all([
    `resource = ${literal(model.resource.name)}`,
    `field = ${literal(filter?.name ?? '')}`,
    values.length === 1 ? `value = ${statement.bind(values[0])}` : `value = any(${statement.bind(values)})`,
    ...(deleted === undefined ? [] : [deleted ? 'deleted' : 'not deleted']),
    ...(ids === 'everything'
      ? []
      : [ids.length === 1 ? `scope = ${statement.bind(ids[0])}` : `scope = any(${statement.bind(ids)})`]),
  ])
  return `(select coalesce(sum(n), 0)::integer from (select n from total where ${rows} union all select n from total_delta where ${rows}) kept)`
}

/**
 * The kept, exact total as an SQL expression; undefined where the query is more than scope, deleted flag and one
 * counted filter.
 */
export const keptTotal = (
  model: Model,
  query: ListQuery,
  scope: RowScope,
  statement: Statement,
): string | undefined => {
  if (
    query.q !== undefined ||
    query.ids !== undefined ||
    query.counted !== undefined ||
    (scope?.staff !== undefined && model.staff.length > 0)
  )
    return undefined
  const isScope = (filter: Filter) => filter.name === model.resource.scopedBy
  const others = query.filters.filter(filter => !isScope(filter))
  const counted = countedFields(model.resource)
  if (others.length > 1 || !others.every(filter => filter.is === 'anyOf' && counted.includes(filter.name)))
    return undefined
  const ids = model.scopeColumn === null ? 'everything' : organisations(scope, query.filters.find(isScope))
  return sumOfKept(model, ids, others[0], query.deleted, statement)
}

/** The lock of fold_totals(): one adds to what is kept at a time. */
export const foldLock = 4_710_234

/**
 * Adds what changed since the last time to the kept totals and roll-ups; answers how many changes there were. Safe on
 * several hosts at once.
 */
export const foldTotals = async ({ db }: Pick<Database, 'db'>): Promise<number> => {
  const rows = await new Statement().run<{ folded: number }>(db, 'select fold_totals() as folded')
  return rows[0]?.folded ?? 0
}
