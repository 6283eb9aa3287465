import { branchesOf, only } from '../branch.ts'
import { clausesOf } from '../condition.ts'
import type { AnyCondition, Clause } from '../condition.ts'
import { fieldOf } from '../fields.ts'
import type { AnyResource } from '../resource.ts'
import { typeOf } from '../typeOf.ts'
import { countedParameter, spellCounted } from './counted.ts'
import type { AnyFacts } from './facts.ts'
import type { Scalar } from './query.ts'
import type { Range } from './ranges.ts'
import { basesOf, dimensionOf, isBalance, isDerived, measureOf } from './read.ts'

type Keys = { readonly [dimension: string]: Scalar | null | undefined }

/** A list and its filter: the rows that make up a number, and no others. */
export interface WayDown {
  readonly resource: string
  readonly filter: { readonly [name: string]: unknown }
}

export interface Asked {
  readonly facts: AnyFacts
  /** The measure's name within its facts. */
  readonly measure: string
  /** The dimensions that the number is about; null is "none". */
  readonly keys: Keys
  /** Days that the number is about; null for facts that are not placed in time. */
  readonly range: Range | null
  /** What the report is filtered by. */
  readonly filters?: { readonly [dimension: string]: readonly Scalar[] | undefined }
  /** Dimensions whose groups are values that it is filtered by: one of a tree stands for what that names. */
  readonly chosen?: readonly string[]
  /** The number is made of own rows alone, and the list has others as well. */
  readonly isOwn?: boolean
  readonly resourceNamed: (name: string) => AnyResource | undefined
}

const isFilter = (facts: AnyFacts, name: string): boolean => {
  const field = fieldOf(facts.of, name)
  return (
    field !== undefined && (facts.of.list?.filters ?? []).includes(name as never) && typeOf(field).filter === 'equals'
  )
}

/** The list's own filter of a clause, where it has one that says the same. */
const ownFilter = (facts: AnyFacts, clause: Clause): readonly [string, readonly Scalar[]] | undefined =>
  clause.is === 'in' && clause.values.every(value => value !== null) && isFilter(facts, clause.key)
    ? [clause.key, clause.values as readonly Scalar[]]
    : undefined

/** The condition that the rows of a measure meet, beside that of its facts; undefined where it has none. */
export const wayDownCondition = (facts: AnyFacts, name: string): AnyCondition | undefined => {
  const measure = measureOf(facts, name)
  return measure && 'where' in measure ? measure.where : undefined
}

/**
 * The measure whose rows are shown for a number: those of a part, where it is one of something, of what is divided, and
 * of a balance those of what it is the balance of. Where one is taken from another, or added to it, the rows of both
 * are meant, which is what they look at together.
 */
const shownMeasure = (facts: AnyFacts, name: string): string => {
  const measure = measureOf(facts, name)
  switch (measure?.is) {
    case 'balance':
    case 'quotient':
    case 'share':
      return shownMeasure(facts, measure.of)
    case 'difference':
    case 'addition': {
      const bases = basesOf(facts, name)
      return bases.every(base => wayDownCondition(facts, base) === undefined) ? bases[0]! : name
    }
    default:
      return name
  }
}

const isOfBoth = (facts: AnyFacts, name: string): boolean =>
  ['difference', 'addition'].includes(measureOf(facts, name)?.is ?? '')

/** How a list is asked for a record of a tree: as it was chosen, else by itself. */
const spelledBranch = (id: string, chosen: readonly Scalar[] = []): string =>
  chosen.map(String).find(text => text === id) ?? only(id)

/**
 * The way from a number down to the list of its rows. What the list's own filters can say is said by them, so that a
 * reader can go on from there; the rest by the parameter that names what is counted.
 */
export const wayDown = ({
  facts,
  measure,
  keys,
  range,
  filters = {},
  chosen = [],
  isOwn = false,
  resourceNamed,
}: Asked): WayDown => {
  const filter: Record<string, unknown> = {}
  const rest: Record<string, readonly (Scalar | null)[]> = {}
  const shown = shownMeasure(facts, measure)
  for (const [name, value] of Object.entries(keys)) {
    const dimension = dimensionOf(facts, name)
    if (dimension === undefined || value === undefined) continue
    if (isDerived(dimension) || value === null || !isFilter(facts, dimension)) rest[name] = [value]
    else
      filter[dimension] = branchesOf(fieldOf(facts.of, dimension)!, resourceNamed)
        ? spelledBranch(String(value), chosen.includes(name) ? filters[name] : [])
        : value
  }
  for (const [name, values] of Object.entries(filters)) {
    const dimension = dimensionOf(facts, name)
    if (
      dimension === undefined ||
      values === undefined ||
      values.length === 0 ||
      (name in keys && keys[name] !== undefined)
    )
      continue
    if (!isDerived(dimension) && isFilter(facts, dimension))
      filter[dimension] = values.length === 1 ? values[0] : values
    else rest[name] = values
  }
  let isSaid = true
  for (const clause of [...clausesOf(facts.where ?? {}), ...clausesOf(wayDownCondition(facts, shown) ?? {})]) {
    const own = ownFilter(facts, clause)
    if (own && !(own[0] in filter)) filter[own[0]] = own[1].length === 1 ? own[1][0] : own[1]
    else isSaid = false
  }
  if (facts.day !== undefined && range)
    filter[facts.day] = isBalance(facts, measure) ? { to: range.to } : { from: range.from, to: range.to }
  if (facts.takesRange && range) Object.assign(filter, { from: range.from, to: range.to })
  if (isOwn || !isSaid || (shown !== measure && isOfBoth(facts, shown)) || Object.keys(rest).length > 0) {
    filter[countedParameter] = spellCounted({ facts: facts.name, measure: shown, keys: rest })
  }
  return { resource: facts.of.name, filter }
}
