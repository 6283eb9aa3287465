import { allows } from '../../resources/core/permission.ts'
import { conditionSql } from './conditionSql.ts'
import type { Viewer } from './scope.ts'
import type { Model } from './model.ts'
import { ownCondition } from './own.ts'
import type { Statement } from './statement.ts'

type Caller = Viewer['operator']

/** Whether `seen` keeps no row from the caller. */
export const seesRest = ({ resource: { visibility: seen } }: Model, operator: Caller): boolean => seen === undefined || seen.rest.some(who => {
  if (operator === null || who === 'author') return false
  return who === 'unlimited' ? operator.scope.hospitals === 'everything' : allows(operator.permissions, who)
})

const reached = (column: string, operator: Caller, statement: Statement): string[] => {
  if (operator?.scope.hospitals === 'everything') return []
  const mine = operator ? [...new Set([operator.hospital, ...operator.scope.hospitals])] : []
  return [`(coalesce(cardinality(${column}), 0) = 0 or ${column} && ${statement.bind(mine)}::integer[])`]
}

const addressed = (column: string, operator: Caller, statement: Statement): string[] =>
  (operator?.scope.hospitals === 'everything' ? [] : [`(coalesce(cardinality(${column}), 0) = 0 or ${column} && ${statement.bind(operator?.roles ?? [])}::integer[])`])

/** Conditions on the rows that `seen` leaves to the caller. */
export const seenConditions = ({ host, operator, today }: Viewer, model: Model, statement: Statement, alias = 't'): string[] => {
  const { visibility: seen } = model.resource
  if (!seen || seesRest(model, operator)) return []
  const { when, within, roles, staff } = seen
  const conditions = [
    ...conditionSql(host.models, model, when, statement, today, alias),
    ...(within === undefined ? [] : reached(`${alias}.${model.column(within)}`, operator, statement)),
    ...(staff === undefined ? [] : [ownCondition({ host, operator }, model, staff, statement, alias)]),
    ...(roles === undefined ? [] : addressed(`${alias}.${model.column(roles)}`, operator, statement)),
  ]
  if (operator === null || !seen.rest.includes('author')) return conditions
  return [`((${conditions.join(' and ') || 'true'}) or ${alias}.${model.column('createdBy')} = ${statement.bind(operator.id)})`]
}
