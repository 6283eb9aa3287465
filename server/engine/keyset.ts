import { fieldOf } from '../../resources/schema/fields.ts'
import { kinds } from '../../resources/schema/kinds/index.ts'
import type { Sort } from './listQuery.ts'
import type { Model } from './model.ts'
import { all } from './statement.ts'
import type { Statement } from './statement.ts'

const typeOf = (model: Model, name: string): string => {
  const field = fieldOf(model.resource, name)
  return field ? kinds[field.kind]!.column(field) ?? 'text' : 'integer'
}

/** What comes strictly after a value in the order; nulls are last when ascending and first when descending. */
const beyond = (column: string, value: string | null, descending: boolean): string => {
  if (value === null) return descending ? `${column} is not null` : 'false'
  return descending ? `${column} < ${value}` : `(${column} > ${value} or ${column} is null)`
}

/** Rows that come after the last one read: equal in the first sorts and beyond it in the next. */
export const afterRow = (model: Model, sorts: readonly Sort[], last: Readonly<Record<string, unknown>>, statement: Statement): string => {
  const keys = sorts.map(({ name, descending }) => {
    const value = last[name] ?? null
    return { column: `t.${model.column(name)}`, descending, value: value === null ? null : `${statement.bind(value)}::${typeOf(model, name)}` }
  })
  const after = keys.map(({ column, value, descending }, i) => all([
    ...keys.slice(0, i).map(key => (key.value === null ? `${key.column} is null` : `${key.column} = ${key.value}`)),
    beyond(column, value, descending),
  ]))
  const first = keys[0]!
  // Says nothing new, but lets the index of the first sort begin in the right place.
  const start = first.descending && first.value !== null ? [`${first.column} <= ${first.value}`] : []
  return all([...start, `(${after.map(one => `(${one})`).join(' or ')})`])
}
