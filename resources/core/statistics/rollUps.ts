import { dayOf } from '../../../domain/calendar.ts'
import { clausesOf } from '../condition.ts'
import type { AnyCondition, Scalar } from '../condition.ts'
import type { Dimension } from './dimensions.ts'
import type { AnyFacts } from './facts.ts'
import { measureOf } from './read.ts'

/**
 * Sums of rows that are kept: one for each day or month, each organisation, and each combination of values that occurs.
 * Measures that add up and averages are kept of themselves; quantiles, and what looks beyond the row or at today's
 * date, are read from the rows.
 */
export interface RollUp<B extends string = string, K extends string = string> {
  /**
   * A month is less to read where days would be nearly as many as the rows; what an asked range has of parts of months
   * is then read elsewhere.
   */
  readonly per: 'day' | 'month'
  /** Dimensions that it is broken down by; the organisation always is. */
  readonly by?: readonly B[]
  /** Refs whose records are kept apart, so that distinct ones are counted exactly: patients who trained in a month. */
  readonly each?: readonly K[]
}

/** Whether a bound is a distance from today, and so another one tomorrow. */
const moves = (limit: Scalar | undefined): boolean =>
  typeof limit === 'string' && dayOf(limit, '2000-01-01') !== dayOf(limit, '2001-02-03')

/** Whether a condition looks at nothing but the row, so that what held for it holds until the row is written. */
export const standsAlone = (condition: AnyCondition | undefined): boolean =>
  clausesOf(condition ?? {}).every(
    clause => !clause.key.includes('.') && !(clause.is === 'between' && (moves(clause.min) || moves(clause.max))),
  )

/** Whether the group that a row is in follows from what day it is, so that it may be in another one tomorrow. */
export const movesOn = (dimension: Dimension | undefined): boolean =>
  typeof dimension === 'object' && dimension.is === 'ageGroup'

/** The measures that look at rows and that sums are kept of; distinct ones only where records are kept apart. */
export const keptMeasures = (facts: AnyFacts): readonly string[] =>
  Object.keys(facts.measures).filter(name => {
    const measure = measureOf(facts, name)!
    switch (measure.is) {
      case 'count':
      case 'sum':
      case 'average':
      case 'distinct':
        return standsAlone(measure.where)
      default:
        return false
    }
  })

/** The roll-ups of some facts, each with its name. */
export const rollUpsOf = ({ rollUps = {} }: AnyFacts): readonly (readonly [name: string, rollUp: RollUp])[] =>
  Object.entries(rollUps)
