import { ageGroups } from '../../../domain/age.ts'
import type { Field } from '../field.ts'
import { fieldOf } from '../fields.ts'
import { typeOf } from '../typeOf.ts'
import type { DerivedDimension, Dimension } from './dimensions.ts'
import type { AnyFacts } from './facts.ts'
import type { Measure } from './measures.ts'
import type { AnyReport } from './report.ts'

/** What some facts measure under a name, or undefined. */
export const measureOf = (facts: AnyFacts, name: string): Measure | undefined =>
  Object.hasOwn(facts.measures, name) ? facts.measures[name] : undefined

/** What they are broken down by under a name, or undefined. */
export const dimensionOf = (facts: AnyFacts, name: string): Dimension | undefined =>
  Object.hasOwn(facts.by, name) ? facts.by[name] : undefined

export const isDerived = (dimension: Dimension): dimension is DerivedDimension => typeof dimension !== 'string'

/** The field that a dimension is, or that it follows from. */
export const fieldNameOf = (dimension: Dimension): string => (isDerived(dimension) ? dimension.field : dimension)

/** The same as a field; undefined where there is none. */
export const fieldBehind = (facts: AnyFacts, dimension: Dimension): Field | undefined =>
  fieldOf(facts.of, fieldNameOf(dimension))

/** A measure as a report names it, taken apart: `payments.bills`. */
export interface NamedMeasure {
  readonly facts: AnyFacts
  readonly name: string
  readonly measure: Measure
}

/** The measure that a report calls so; undefined where none of its facts has it. */
export const measureNamed = (report: Pick<AnyReport, 'facts'>, whole: string): NamedMeasure | undefined => {
  const [of = '', name = ''] = whole.split('.')
  const facts = report.facts.find(one => one.name === of)
  const measure = facts && measureOf(facts, name)
  return facts && measure && { facts, name, measure }
}

/** The measures of a report in their order, each with its facts before it. */
export const measuresOf = ({ facts }: Pick<AnyReport, 'facts'>): readonly string[] =>
  facts.flatMap(one => Object.keys(one.measures).map(name => `${one.name}.${name}`))

/** The dimensions that any of its facts has. */
export const dimensionsOf = ({ facts }: Pick<AnyReport, 'facts'>): readonly string[] => [
  ...new Set(facts.flatMap(one => Object.keys(one.by))),
]

/** Whether its facts are placed in time, so that a range is asked for. */
export const hasRange = ({ facts }: Pick<AnyReport, 'facts'>): boolean => facts.some(isInTime)

export const isInTime = ({ day, takesRange }: AnyFacts): boolean => day !== undefined || takesRange === true

/** The measures that one is worked out of by taking away or by adding. */
export const bothOf = (
  measure: Measure & { readonly is: 'difference' | 'addition' },
): readonly [of: string, other: string] => [measure.of, measure.is === 'difference' ? measure.less : measure.and]

/**
 * Whether the number of a whole is the sum of those of its groups: what is counted or summed up, and what follows from
 * that by taking away or adding.
 */
export const addsUp = (facts: AnyFacts, name: string): boolean => {
  const measure = measureOf(facts, name)
  switch (measure?.is) {
    case 'count':
    case 'sum':
      return true
    case 'balance':
      return addsUp(facts, measure.of)
    case 'difference':
    case 'addition':
      return bothOf(measure).every(one => addsUp(facts, one))
    default:
      return false
  }
}

/** Whether that also holds over time. A balance is what stood on a day. */
export const addsUpOverTime = (facts: AnyFacts, name: string): boolean => {
  const measure = measureOf(facts, name)
  return measure?.is === 'difference' || measure?.is === 'addition'
    ? bothOf(measure).every(one => addsUpOverTime(facts, one))
    : measure?.is !== 'balance' && addsUp(facts, name)
}

/** Whether it says what stood at the end of the range. */
export const isBalance = (facts: AnyFacts, name: string): boolean => {
  const measure = measureOf(facts, name)
  return measure?.is === 'balance' || (measure !== undefined && 'of' in measure && isBalance(facts, measure.of))
}

/** The names of the measures that a measure follows from: itself, where it looks at rows. */
export const basesOf = (facts: AnyFacts, name: string): readonly string[] => {
  const measure = measureOf(facts, name)
  switch (measure?.is) {
    case undefined:
      return []
    case 'balance':
      return basesOf(facts, measure.of)
    case 'quotient':
    case 'share':
      return [...new Set([...basesOf(facts, measure.of), ...basesOf(facts, measure.by)])]
    case 'difference':
    case 'addition':
      return [...new Set(bothOf(measure).flatMap(one => basesOf(facts, one)))]
    default:
      return [name]
  }
}

/**
 * The groups of numbers that a derived dimension has, as their keys in their order; undefined where they are the values
 * of a field.
 */
export const groupsOf = (dimension: Dimension): readonly (string | number)[] | undefined => {
  if (!isDerived(dimension)) return undefined
  switch (dimension.is) {
    case 'bands':
      return [...dimension.values, 'other']
    case 'ranges':
      return ['below', ...dimension.from]
    case 'hour':
      return Array.from({ length: 24 }, (_, hour) => hour)
    case 'weekday':
      return [1, 2, 3, 4, 5, 6, 7]
    case 'ageGroup':
      return ageGroups
  }
}

/**
 * All values that a dimension can have, in their order, where the declaration tells them: groups, options, yes and no.
 */
export const valuesOf = (facts: AnyFacts, dimension: Dimension): readonly (string | number | boolean)[] | undefined => {
  const groups = groupsOf(dimension)
  if (groups) return groups
  const field = fieldBehind(facts, dimension) as (Field & { readonly options?: readonly string[] }) | undefined
  if (field?.options) return field.options
  return field && typeOf(field).compares === 'boolean' ? [true, false] : undefined
}
