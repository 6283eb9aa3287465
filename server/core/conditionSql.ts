import { boundOn, clausesOf } from '../../resources/core/condition.ts'
import type { AnyCondition, Clause, Scalar } from '../../resources/core/condition.ts'
import type { Field } from '../../resources/core/field.ts'
import { fieldOf } from '../../resources/core/fields.ts'
import { typeOf } from '../../resources/core/typeOf.ts'
import { integer } from '../../resources/core/types/integer/index.ts'
import type { Model, Models } from './model.ts'
import { hopOf, valueSql } from './select.ts'
import type { Statement } from './statement.ts'

/** An expression in the type in which JavaScript compares the same value. */
interface Operand {
  readonly sql: string
  readonly type: 'numeric' | 'boolean' | 'text'
}

// Dates and moments are compared as the texts that records carry; `C` orders texts by their characters, as JavaScript
// does.
const plain = (sql: string): string => sql

const operand = (sql: string, field: Pick<Field, 'type'>, key: string): Operand => {
  const { compares, textOf = plain } = typeOf(field)
  if (compares === undefined) throw new TypeError(`A condition cannot look at ${key}, which is ${field.type}`)
  return { sql: compares === 'text' ? `(${textOf(sql)}) collate "C"` : sql, type: compares }
}

const resolve = (models: Models, model: Model, key: string, alias: string): Operand => {
  if (key.includes('.'))
    return operand(hopOf(models, model, key, alias), models.hop(model, key).field ?? integer(), key)
  if (key === 'id' || key === 'version') return { sql: `${alias}.${model.column(key)}`, type: 'numeric' }
  const field = fieldOf(model.resource, key)
  if (!field) throw new TypeError(`A condition of ${model.resource.name} looks at ${key}, which is no field`)
  return operand(valueSql(models, model, key, alias), field, key)
}

const isOneOf = ({ sql, type }: Operand, values: readonly Scalar[], statement: Statement): string => {
  const known = values.filter(value => value !== null)
  const tests = [
    ...(known.length > 0 ? [`${sql} = any(${statement.bind(known)}::${type}[])`] : []),
    ...(known.length < values.length ? [`${sql} is null`] : []),
  ]
  return tests.length > 0 ? `(${tests.join(' or ')})` : 'false'
}

const clauseSql = (one: Clause, expression: Operand, statement: Statement, today: string): string => {
  switch (one.is) {
    case 'in':
      return isOneOf(expression, one.values, statement)
    case 'notIn':
      return `${isOneOf(expression, one.values, statement)} is not true`
    case 'between': {
      const bound = (operator: string, limit: Scalar | undefined): string[] => {
        if (limit === undefined || limit === null) return []
        return [`${expression.sql} ${operator} ${statement.bind(boundOn(limit, today))}::${expression.type}`]
      }
      return `(${[`${expression.sql} is not null`, ...bound('>=', one.min), ...bound('<=', one.max)].join(' and ')})`
    }
  }
}

/**
 * A condition as SQL over a row of the model's table, one term a clause. It agrees with `holds`, nulls included: a
 * bound never holds for null, `not` does. `today` is a calendar date in the business time zone.
 */
export const conditionSql = (
  models: Models,
  model: Model,
  condition: AnyCondition | undefined,
  statement: Statement,
  today: string,
  alias = 't',
): string[] =>
  clausesOf(condition ?? {}).map(one => clauseSql(one, resolve(models, model, one.key, alias), statement, today))
