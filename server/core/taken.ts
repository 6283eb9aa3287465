import type { Kysely } from 'kysely'
import { uniqueWithin } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Execution } from './execution.ts'
import { numberOf } from './holder.ts'
import { modelOf } from './model.ts'
import type { Model } from './model.ts'
import type { Values } from './requestInput.ts'
import { all, Statement } from './statement.ts'

/** A field whose value one live record may have, alone or together with the fields it is unique within. */
export interface UniqueField {
  readonly name: string
  readonly within: readonly string[]
  /** Deleted records keep their values too. */
  readonly isEver: boolean
  readonly isCaseInsensitive: boolean
}

export const uniqueFields = ({ resource }: Pick<Execution, 'resource'>): readonly UniqueField[] =>
  Object.entries(resource.fields).flatMap(([name, { unique, caseInsensitive = false }]) =>
    unique
      ? [{ name, within: uniqueWithin(unique), isEver: unique === 'ever', isCaseInsensitive: caseInsensitive }]
      : [],
  )

/** A unique field by name. Throws TypeError for one that is not unique. */
export const uniqueField = (resource: AnyResource, name: string): UniqueField => {
  const field = uniqueFields({ resource }).find(one => one.name === name)
  if (!field) throw new TypeError(`${resource.name}.${name} is not unique`)
  return field
}

/** What records with the same value have in common; undefined where there is no value, which is never taken. */
export const uniqueKey = (
  { name, within, isCaseInsensitive }: Omit<UniqueField, 'isEver'>,
  record: Values,
): string | undefined => {
  const value = record[name]
  const parts = [
    ...within.map(one => record[one]),
    isCaseInsensitive && typeof value === 'string' ? value.toLowerCase() : value,
  ]
  return parts.some(part => part === null || part === undefined) ? undefined : JSON.stringify(parts)
}

/**
 * Ids and unique values of the records that have one of these values, wherever they stand; or those alone that meet the
 * conditions. `called` is the SQL of what names them, where that is asked for, too, with their number.
 */
export const holders = (
  db: Kysely<Tables>,
  model: Model,
  { name, within, isEver, isCaseInsensitive }: UniqueField,
  values: readonly unknown[],
  conditions: (statement: Statement) => readonly string[] = () => [],
  called?: string,
): Promise<readonly Values[]> => {
  const statement = new Statement()
  const column = `t.${model.column(name)}`
  const isOneOf = isCaseInsensitive
    ? `lower(${column}) = any(${statement.bind(values.map(value => String(value).toLowerCase()))})`
    : `${column} = any(${statement.bind(values)})`
  const columns = ['id', ...within, name].map(one => `t.${model.column(one)} as "${one}"`)
  const number = called === undefined ? undefined : numberOf(model.resource)
  const naming =
    called === undefined
      ? []
      : [`${called} as "called"`, ...(number === undefined ? [] : [`t.${model.column(number)} as "number"`])]
  return statement.run<Values>(
    db,
    `select ${[...columns, ...naming].join(', ')} from ${model.table} t` +
      ` where ${all([isOneOf, ...(model.isLogical && !isEver ? ['not t."deleted"'] : []), ...conditions(statement)])}`,
  )
}

/**
 * Whether a record other than the given one keeps the value of a unique field to itself, wherever it stands; `values`
 * has that field and what it is unique within. For the server's own use: what a caller is told goes by
 * `uniqueAnswers.ts`.
 */
export const isTaken = async (
  db: Kysely<Tables>,
  resource: AnyResource,
  name: string,
  values: Values,
  except?: number | null,
): Promise<boolean> => {
  const field = uniqueField(resource, name)
  const key = uniqueKey(field, values)
  return (
    key !== undefined &&
    (await holders(db, modelOf(resource), field, [values[name]])).some(
      row => row['id'] !== except && uniqueKey(field, row) === key,
    )
  )
}
