import type { AnyCondition } from '../../../resources/core/condition.ts'
import {
  dimensionOf,
  fieldBehind,
  isDerived,
  keptMeasures,
  measureOf,
  rollUpsOf,
} from '../../../resources/core/statistics/index.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import type { Dimension } from '../../../resources/core/statistics/dimensions.ts'
import { fieldOf } from '../../../resources/core/fields.ts'
import { isMoment, typeOf } from '../../../resources/core/typeOf.ts'
import { conditionSql } from '../conditionSql.ts'
import type { Kept, RollUp } from '../migrations/schema.ts'
import { columnName } from '../migrations/schemaNames.ts'
import type { Model, Models } from '../model.ts'
import { all, literal, Statement } from '../statement.ts'
import { dayColumn, dimensionSql } from './dimensionSql.ts'

/**
 * A statement whose values stand in it as literals, for what is kept in functions of the database. They come from
 * declarations alone.
 */
class Spelled extends Statement {
  override bind(value: unknown): string {
    if (Array.isArray(value)) return `array[${value.map(one => this.bind(one)).join(', ')}]`
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    if (typeof value === 'string') return literal(value)
    throw new TypeError(`${JSON.stringify(value)} is no value of a condition`)
  }
}

const prefix = (facts: AnyFacts | string): string =>
  `roll_up_${columnName(typeof facts === 'string' ? facts : facts.name)}`

/** Where changes of the rows of some facts wait to be added to their sums. */
export const deltaTable = (facts: AnyFacts | string): string => `${prefix(facts)}_delta`
/** The table of one roll-up. */
export const rollUpTable = (facts: AnyFacts | string, name: string): string => `${prefix(facts)}_${columnName(name)}`

/** The column that row scope compares, by the name that the table of the facts has for it. */
const scopeKey = ({ of: { scopedBy } }: AnyFacts): string | undefined =>
  scopedBy === 'nothing' ? undefined : scopedBy === 'self' ? 'id' : columnName(scopedBy)

/** The column of a roll-up that has the value of a dimension: that of the row scope, where it is the same. */
export const keyColumn = (facts: AnyFacts, name: string): string =>
  dimensionOf(facts, name) === facts.of.scopedBy ? scopeKey(facts)! : `k_${columnName(name)}`
/** The one that tells apart the records of a ref. */
export const eachColumn = (field: string): string => `e_${columnName(field)}`
/** How many rows there are. */
export const rowsColumn = 'n'
/** How many of them a measure looks at. */
export const countColumn = (measure: string): string => `c_${columnName(measure)}`
/** What a field of those comes to. */
export const sumColumn = (measure: string): string => `s_${columnName(measure)}`

const typeOfDimension = (facts: AnyFacts, dimension: Dimension): string => {
  if (isDerived(dimension)) return dimension.is === 'bands' || dimension.is === 'ranges' ? 'text' : 'integer'
  const field = fieldBehind(facts, dimension)!
  return typeOf(field).column(field)!
}

const isZoned = (facts: AnyFacts, dimension: Dimension): boolean =>
  isMoment(fieldBehind(facts, dimension)) && isDerived(dimension)

const sumsOf = (models: Models, model: Model, facts: AnyFacts): Record<string, Kept> =>
  Object.fromEntries([
    [rowsColumn, { type: 'bigint', sql: '1' }],
    ...keptMeasures(facts).flatMap((name): [string, Kept][] => {
      const measure = measureOf(facts, name)!
      const where =
        'where' in measure
          ? conditionSql(models, model, measure.where as AnyCondition | undefined, new Spelled(), '')
          : []
      const only = (sql: string, conditions = where): string =>
        conditions.length === 0 ? sql : `case when ${all(conditions)} then ${sql} else 0 end`
      const counted: [string, Kept] = [countColumn(name), { type: 'bigint', sql: only('1') }]
      const sum = (): [string, Kept] => {
        const { field } = measure as { readonly field: string }
        const column = model.column(field)
        // Sums of integers cannot outgrow a bigint; those of amounts might.
        const type =
          typeOf(fieldOf(facts.of, field)!).column(fieldOf(facts.of, field)!) === 'integer' ? 'bigint' : 'numeric'
        return [sumColumn(name), { type, sql: only(`coalesce(t.${column}, 0)`) }]
      }
      switch (measure.is) {
        case 'count':
        case 'distinct':
          return where.length === 0 ? [] : [counted]
        case 'sum':
          return [sum()]
        case 'average':
          return [
            sum(),
            [
              countColumn(name),
              { type: 'bigint', sql: only('1', [...where, `t.${model.column(measure.field)} is not null`]) },
            ],
          ]
        default:
          return []
      }
    }),
  ])

/** What triggers keep of the rows of some facts: it follows from their declaration alone. */
export const rollUpOf = (models: Models, facts: AnyFacts): RollUp => {
  const model = models.of(facts.of.name)
  const zone = { sql: `(select time_zone from roll_up where facts = ${literal(facts.name)})` }
  const declared = rollUpsOf(facts)
  const dimensions = [...new Set(declared.flatMap(([, { by = [] }]) => by))]
  const scope = scopeKey(facts)
  const day = dayColumn(facts, model, facts.day!, zone)
  const keys: Record<string, Kept> = {
    ...(scope === undefined ? {} : { [scope]: { type: 'integer', sql: `t.${model.scopeColumn}` } }),
    ...Object.fromEntries(
      dimensions.map(name => [
        keyColumn(facts, name),
        {
          type: typeOfDimension(facts, dimensionOf(facts, name)!),
          sql: dimensionSql(facts, model, dimensionOf(facts, name)!, zone),
        },
      ]),
    ),
    ...Object.fromEntries(
      declared
        .flatMap(([, { each = [] }]) => each)
        .map(field => [eachColumn(field), { type: 'integer', sql: `t.${model.column(field)}` }]),
    ),
  }
  const isOfMoments =
    isMoment(fieldOf(facts.of, facts.day!)) || dimensions.some(name => isZoned(facts, dimensionOf(facts, name)!))
  return {
    facts: facts.name,
    where: all([
      `t.${model.column(facts.day!)} is not null`,
      ...(model.isLogical ? ['not t."deleted"'] : []),
      ...conditionSql(models, model, facts.where, new Spelled(), ''),
    ]),
    day,
    ...(isOfMoments ? { zoned: true as const } : {}),
    keys,
    sums: sumsOf(models, model, facts),
    into: Object.fromEntries(
      declared.map(([name, { per, by = [], each = [] }]) => [
        rollUpTable(facts, name),
        {
          per,
          keys: [
            ...new Set([
              ...(scope === undefined ? [] : [scope]),
              ...by.map(one => keyColumn(facts, one)),
              ...each.map(eachColumn),
            ]),
          ],
        },
      ]),
    ),
  }
}
