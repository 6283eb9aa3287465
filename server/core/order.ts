import { fieldOf, isAlways } from '../../resources/core/fields.ts'
import { isComposed } from '../../resources/core/label.ts'
import { isReference, typeOf } from '../../resources/core/typeOf.ts'
import type { Language } from './contract.ts'
import type { Execution } from './execution.ts'
import type { Sort } from './listQuery.ts'
import { targetOf } from './model.ts'
import type { Model, Models } from './model.ts'
import { labelField } from './select.ts'
import { quoted } from './statement.ts'

/** Something that rows are compared by. */
export interface Term {
  /** Over the table `t` and what is joined to it. */
  readonly sql: string
  /** PostgreSQL type of its values. */
  readonly type: string
  readonly isNeverNull: boolean
  readonly descending: boolean
  /** The name under which a row tells it. */
  readonly key: string
  /** It is told beside the fields, under a name that none of them has. */
  readonly isBeside: boolean
}

/** What a list is put in order by: terms one after the other, and what has to be joined to the table for them. */
export interface Order {
  readonly terms: readonly Term[]
  readonly joins: string
}

/** Apart from the place of what a ref leads to, which is told as `#` and its name. */
const beside = (name: string): string => `#order ${name}`

/** id, version and the moments of the stamps are always there; a field as it declares. */
const isNeverNull = (model: Model, name: string): boolean => {
  const field = model.resource.fields[name]
  return field ? isAlways(field) : name !== 'createdBy' && name !== 'updatedBy'
}

const plainTerm = (model: Model, { name, descending }: Sort): Term => {
  const field = fieldOf(model.resource, name)
  const type = field ? (typeOf(field).column(field) ?? 'text') : 'integer'
  return {
    sql: `t.${model.column(name)}`,
    type,
    isNeverNull: isNeverNull(model, name),
    descending,
    key: name,
    isBeside: false,
  }
}

/**
 * The column of the key by which the records that a ref leads to are called in order; undefined where their names have
 * none.
 */
const nameOrder = (
  models: Models,
  model: Model,
  name: string,
  language: Language,
): { readonly target: Model; readonly column: string } | undefined => {
  const field = model.resource.fields[name]
  if (!isReference(field)) return undefined
  const target = models.of(targetOf(field))
  if (!target.isStored || isComposed(target.resource)) return undefined
  const label = labelField(target.resource, language)
  const column = target.ordered.find(text => text.name === label)?.column
  return column === undefined ? undefined : { target, column }
}

const keyTerm = (sql: string, name: string, descending: boolean, isNeverNull: boolean): Term => ({
  sql,
  type: 'text',
  isNeverNull,
  descending,
  key: beside(name),
  isBeside: true,
})

/**
 * The order of a list: texts in the order of the language, by the key that is kept beside them; what refers to others
 * by what those are called, those of one record together; everything else by its values.
 */
export const orderOf = (
  { host: { models }, model, language }: Pick<Execution, 'host' | 'model' | 'language'>,
  sorts: readonly Sort[],
): Order => {
  const joins: string[] = []
  const terms = sorts.flatMap((sort): Term[] => {
    const { name, descending } = sort
    const own = model.ordered.find(text => text.name === name)
    if (own) return [keyTerm(`t.${own.column}`, name, descending, true)]
    const plain = plainTerm(model, sort)
    const named = nameOrder(models, model, name, language)
    if (!named) return [plain]
    const alias = quoted(beside(name))
    // Where each row refers to one, the other table may come first, in its order.
    joins.push(
      ` ${plain.isNeverNull ? 'join' : 'left join'} ${named.target.table} ${alias} on ${alias}."id" = ${plain.sql}`,
    )
    return [keyTerm(`${alias}.${named.column}`, name, descending, plain.isNeverNull), plain]
  })
  return { terms, joins: joins.join('') }
}

const direction = ({ descending }: Term): string => (descending ? ' desc' : '')

/** Over the table and what is joined to it. */
export const orderBy = ({ terms }: Order): string => terms.map(term => `${term.sql}${direction(term)}`).join(', ')

/** The same over rows of an alias that tell each term under its key. */
export const orderByKeys = ({ terms }: Order, alias: string): string =>
  terms.map(term => `${alias}.${quoted(term.key)}${direction(term)}`).join(', ')

/** Columns of the table with the terms that no field tells. */
export const withTerms = ({ terms }: Order, columns: string): string =>
  [columns, ...terms.filter(term => term.isBeside).map(({ sql, key }) => `${sql} as ${quoted(key)}`)].join(', ')

/** The terms alone, under their keys. */
export const termColumns = ({ terms }: Order): string =>
  terms.map(({ sql, key }) => `${sql} as ${quoted(key)}`).join(', ')
