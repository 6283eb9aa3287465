import {
  basesOf,
  dimensionOf,
  measureOf,
  readCounted,
  wayDownCondition,
} from '../../../resources/core/statistics/index.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import type { AnyCondition } from '../../../resources/core/condition.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { conditionSql } from '../conditionSql.ts'
import type { Model } from '../model.ts'
import type { Viewer } from '../scope.ts'
import { all } from '../statement.ts'
import type { Statement } from '../statement.ts'
import { dimensionSql } from './dimensionSql.ts'
import { readKey } from './readKey.ts'
import { toldConditions } from './told.ts'

/**
 * The rows behind a number, as a list was asked for them: what they are counted by, and values of dimensions as texts.
 */
export interface CountedRows {
  readonly facts: AnyFacts
  readonly measure: string
  readonly keys: Readonly<Record<string, readonly (string | null)[]>>
}

/**
 * Reads the parameter by which a list is asked for the rows behind a number; undefined where it means nothing there.
 */
export const countedRows = (
  known: readonly AnyFacts[],
  resource: AnyResource,
  text: string,
): CountedRows | undefined => {
  const read = readCounted(text)
  const facts = read && known.find(one => one.name === read.facts && one.of.name === resource.name)
  if (!facts || !measureOf(facts, read.measure)) return undefined
  const isKnown = Object.entries(read.keys).every(
    ([name, values]) =>
      dimensionOf(facts, name) !== undefined &&
      values.every(value => value === null || readKey(facts, name, value) !== undefined),
  )
  return isKnown ? { facts, measure: read.measure, keys: read.keys } : undefined
}

/** A dimension that has one of some values, which are compared as texts; null is none. */
export const keysCondition = (expression: string, values: readonly (string | null)[], statement: Statement): string => {
  const known = values.filter(value => value !== null)
  const tests = [
    ...(known.length > 0 ? [`(${expression})::text = any(${statement.bind(known)}::text[])`] : []),
    ...(known.length < values.length ? [`(${expression}) is null`] : []),
  ]
  return `(${tests.join(' or ')})`
}

type Conditions = (condition: AnyCondition | undefined) => string[]

/** Rows that any of the measures which one follows from looks at; all where one of them looks at all. */
const measured = (facts: AnyFacts, measure: string, conditions: Conditions): string[] => {
  const parts = basesOf(facts, measure).map(base => conditions(wayDownCondition(facts, base)))
  return parts.some(part => part.length === 0) ? [] : [`(${parts.map(part => `(${all(part)})`).join(' or ')})`]
}

/** Conditions on the rows of the alias `t` that make up a number. */
export const countedConditions = (
  viewer: Viewer,
  model: Model,
  { facts, measure, keys }: CountedRows,
  timeZone: string,
  statement: Statement,
): string[] => {
  const conditions: Conditions = condition =>
    conditionSql(viewer.host.models, model, condition, statement, viewer.today)
  return [
    ...toldConditions(viewer, facts, model, statement),
    ...conditions(facts.where),
    ...measured(facts, measure, conditions),
    ...Object.entries(keys).map(([name, values]) =>
      keysCondition(dimensionSql(facts, model, dimensionOf(facts, name)!, timeZone, viewer.today), values, statement),
    ),
  ]
}
