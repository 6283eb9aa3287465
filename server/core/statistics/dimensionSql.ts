import { fieldBehind, isDerived } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import type { DerivedDimension, Dimension } from '../../../resources/core/statistics/dimensions.ts'
import { isMoment } from '../../../resources/core/typeOf.ts'
import type { Model } from '../model.ts'
import { literal } from '../statement.ts'

export type Key = string | number | boolean | null

/** The business time zone by its name, or as SQL that gives the name. */
export type Zone = string | { readonly sql: string }

const zoneSql = (zone: Zone): string => (typeof zone === 'string' ? literal(zone) : zone.sql)

/** The calendar day of a day or a moment in the business time zone. */
export const dayColumn = (facts: AnyFacts, model: Model, name: string, timeZone: Zone): string => {
  const column = `t.${model.column(name)}`
  return isMoment(fieldBehind(facts, name)) ? `(${column} at time zone ${zoneSql(timeZone)})::date` : column
}

const derived = (
  facts: AnyFacts,
  model: Model,
  dimension: DerivedDimension,
  timeZone: Zone,
  today: string | undefined,
): string => {
  const column = `t.${model.column(dimension.field)}`
  switch (dimension.is) {
    case 'bands':
      return `case when ${column} in (${dimension.values.map(Number).join(', ')}) then ${column}::text when ${column} is not null then 'other' end`
    case 'ranges':
      return `case ${dimension.from
        .toReversed()
        .map(bound => `when ${column} >= ${Number(bound)} then '${Number(bound)}'`)
        .join(' ')} when ${column} is not null then 'below' end`
    case 'hour':
      return `extract(hour from ${column} at time zone ${zoneSql(timeZone)})::integer`
    case 'weekday':
      return `extract(isodow from ${dayColumn(facts, model, dimension.field, timeZone)})::integer`
    case 'ageGroup':
      if (today === undefined) throw new TypeError(`${facts.name}: what is kept knows of no today`)
      return `age_band(${column}, ${literal(today)}::date)`
  }
}

/**
 * The value of a dimension over a row of the alias `t`; null where it has none. `today` (YYYY-MM-DD) is not known where
 * values are kept.
 */
export const dimensionSql = (
  facts: AnyFacts,
  model: Model,
  dimension: Dimension,
  timeZone: Zone,
  today?: string,
): string => (isDerived(dimension) ? derived(facts, model, dimension, timeZone, today) : `t.${model.column(dimension)}`)

/** A value as it came from there, as answers tell it: numbers as such. */
export const keyOf = (dimension: Dimension, value: Key): Key =>
  isDerived(dimension) && typeof value === 'string' && /^-?\d/.test(value) ? Number(value) : value
