import { allows, permissionOf } from '../../resources/core/permission.ts'
import { typeOf } from '../../resources/core/typeOf.ts'
import { opensRows } from '../../resources/core/visibility.ts'
import { conditionSql } from './conditionSql.ts'
import { scopeConditions } from './scope.ts'
import type { Viewer } from './scope.ts'
import { targetOf } from './model.ts'
import type { Model } from './model.ts'
import { ownCondition } from './own.ts'
import type { Statement } from './statement.ts'

type Caller = Viewer['operator']

/** Whether `visibility` keeps no row from the caller. */
export const seesEveryRow = ({ resource: { visibility } }: Pick<Model, 'resource'>, operator: Caller): boolean =>
  visibility === undefined ||
  visibility.rest.some(who => {
    if (operator === null || who === 'author') return false
    return who === 'unlimited' ? operator.scope.hospitals === 'everything' : allows(operator.permissions, who)
  })

const reached = (
  column: string,
  { operator, device, guardian }: Pick<Viewer, 'operator' | 'device' | 'guardian'>,
  statement: Statement,
): string[] => {
  if (operator?.scope.hospitals === 'everything') return []
  const mine = operator
    ? [...new Set([operator.hospital, ...operator.scope.hospitals])]
    : (guardian?.hospitals ?? [device?.hospital ?? 0])
  return [`(coalesce(cardinality(${column}), 0) = 0 or ${column} && ${statement.bind(mine)}::integer[])`]
}

/** Whether a moment lies between two of a row, of which the second may be missing; all are SQL. */
export const isDuring = (from: string, until: string, at: string): string =>
  `(${from} <= ${at} and (${until} is null or ${until} > ${at}))`

const addressed = (column: string, operator: Caller, statement: Statement): string[] =>
  operator?.scope.hospitals === 'everything'
    ? []
    : [`(coalesce(cardinality(${column}), 0) = 0 or ${column} && ${statement.bind(operator?.roles ?? [])}::integer[])`]

/** Whether a choice of a row, or one of its choices, is among the values. */
const named = (
  model: Model,
  name: string,
  values: readonly string[] = [],
  statement: Statement,
  alias: string,
): string => {
  const column = `${alias}.${model.column(name)}`
  return `${typeOf(model.resource.fields[name]!).options === 'some' ? column : `array[${column}]`} && ${statement.bind([...values])}::text[]`
}

/** Whether a live row of another resource refers to this one that the caller reaches. */
const led = (viewer: Viewer, [name, ref]: readonly [string, string], statement: Statement, alias: string): string => {
  const model = viewer.host.models.of(name)
  const leading = `${alias}_by`
  const conditions = [
    `${leading}.${model.column(ref)} = ${alias}."id"`,
    ...(model.isLogical ? [`not ${leading}."deleted"`] : []),
    ...scopeConditions(viewer, model, statement, leading),
  ]
  return `exists (select from ${model.table} ${leading} where ${conditions.join(' and ')})`
}

/** Whether a row belongs to a record that the caller may look at, and reaches. */
const seenAlong = (
  viewer: Viewer,
  model: Model,
  names: readonly string[],
  statement: Statement,
  alias: string,
): string => {
  const { host, operator } = viewer
  const open = names
    .map((name, at) => ({
      name,
      target: host.models.of(targetOf(model.resource.fields[name]!)),
      held: `${alias}_at${at}`,
    }))
    .filter(({ target }) => operator !== null && allows(operator.permissions, permissionOf(target.resource, 'get')))
  const seen = open.map(
    ({ name, target, held }) =>
      `exists (select from ${target.table} ${held} where ${[`${held}."id" = ${alias}.${model.column(name)}`, ...scopeConditions(viewer, target, statement, held)].join(' and ')})`,
  )
  return `(${seen.join(' or ') || 'false'})`
}

/** Conditions on the rows that `visibility` leaves to the caller. */
export const visibilityConditions = (viewer: Viewer, model: Model, statement: Statement, alias = 't'): string[] => {
  const { host, operator, device, guardian, now, today } = viewer
  const { visibility } = model.resource
  if (!visibility || seesEveryRow(model, operator)) return []
  const { when, during, within, roles, staff, through, along, devices = {} } = visibility
  const conditions = [
    ...(opensRows(visibility) ? [] : ['false']),
    ...conditionSql(host.models, model, when, statement, today, alias),
    ...(during === undefined
      ? []
      : [
          isDuring(
            `${alias}.${model.column(during[0])}`,
            `${alias}.${model.column(during[1])}`,
            `${statement.bind(now)}::timestamptz`,
          ),
        ]),
    ...(within === undefined ? [] : reached(`${alias}.${model.column(within)}`, viewer, statement)),
    ...(staff === undefined ? [] : [ownCondition({ host, operator }, model, staff, statement, alias)]),
    ...(through === undefined ? [] : [led(viewer, through, statement, alias)]),
    ...(along === undefined ? [] : [seenAlong(viewer, model, along, statement, alias)]),
    ...(roles === undefined ? [] : addressed(`${alias}.${model.column(roles)}`, operator, statement)),
    ...(device || guardian
      ? Object.entries(devices).map(([name, values]) => named(model, name, values, statement, alias))
      : []),
  ]
  if (operator === null || !visibility.rest.includes('author')) return conditions
  return [
    `((${conditions.join(' and ') || 'true'}) or ${alias}.${model.column('createdBy')} = ${statement.bind(operator.id)})`,
  ]
}
