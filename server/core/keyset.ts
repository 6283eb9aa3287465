import { fieldOf, isAlways } from '../../resources/core/fields.ts'
import { typeOf } from '../../resources/core/typeOf.ts'
import type { Sort } from './listQuery.ts'
import type { Model } from './model.ts'
import { all } from './statement.ts'
import type { Statement } from './statement.ts'

const columnType = (model: Model, name: string): string => {
  const field = fieldOf(model.resource, name)
  return field ? typeOf(field).column(field) ?? 'text' : 'integer'
}

/** What comes strictly after a value in the order; nulls are last when ascending and first when descending. */
const beyond = (column: string, value: string | null, descending: boolean): string => {
  if (value === null) return descending ? `${column} is not null` : 'false'
  return descending ? `${column} < ${value}` : `(${column} > ${value} or ${column} is null)`
}

/** id, version and the moments of the stamps are always there; a field as it declares. */
const isNeverNull = (model: Model, name: string): boolean => {
  const field = model.resource.fields[name]
  return field ? isAlways(field) : name !== 'createdBy' && name !== 'updatedBy'
}

/** Rows that come after the last one read: equal in the first sorts and beyond it in the next. */
export const afterRow = (model: Model, sorts: readonly Sort[], last: Readonly<Record<string, unknown>>, statement: Statement): string => {
  const keys = sorts.map(({ name, descending }) => {
    const value = last[name] ?? null
    const bound = value === null ? null : `${statement.bind(value)}::${columnType(model, name)}`
    // Nulls come first when descending, so that none is left after a value.
    return { column: `t.${model.column(name)}`, descending, value: bound, isNullFree: bound !== null && (descending || isNeverNull(model, name)) }
  })
  // Compared as a row, an index over the sorts begins exactly where the last batch ended.
  if (keys.every(key => key.isNullFree && key.descending === keys[0]!.descending)) {
    return `(${keys.map(key => key.column).join(', ')}) ${keys[0]!.descending ? '<' : '>'} (${keys.map(key => key.value).join(', ')})`
  }
  const after = keys.map(({ column, value, descending }, i) => all([
    ...keys.slice(0, i).map(key => (key.value === null ? `${key.column} is null` : `${key.column} = ${key.value}`)),
    beyond(column, value, descending),
  ]))
  const first = keys[0]!
  // Says nothing new, but lets the index of the first sort begin near the right place.
  const start = first.isNullFree ? [`${first.column} ${first.descending ? '<=' : '>='} ${first.value}`] : []
  return all([...start, `(${after.map(one => `(${one})`).join(' or ')})`])
}
