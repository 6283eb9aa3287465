import type {
  AnyFacts,
  AnyReport,
  CalendarUnit,
  Compared,
  Range,
  Step,
} from '../../../resources/core/statistics/index.ts'
import type { Measure } from '../../../resources/core/statistics/measures.ts'
import type { Key } from './dimensionSql.ts'

/** A measure with its facts; `whole` is how reports name it. */
export interface AskedMeasure {
  readonly whole: string
  readonly facts: AnyFacts
  readonly name: string
  readonly measure: Measure
}

/** Records of a tree, each beside a chosen one in whose branch it lies. */
export interface Branches {
  readonly ids: readonly number[]
  readonly of: readonly number[]
  /** Those that were chosen without what is below them, and are called so. */
  readonly alone: readonly number[]
}

/** A question to a report, read and checked. */
export interface Asked {
  readonly report: AnyReport
  readonly measures: readonly AskedMeasure[]
  readonly by: readonly string[]
  readonly step: Step | undefined
  /** null where none of the facts is placed in time. */
  readonly range: Range | null
  readonly compare: readonly Compared[]
  /** The unit that the range has begun, where it was chosen so. */
  readonly unit: CalendarUnit | undefined
  /** The days of the free one among them. */
  readonly compareRange: Range | undefined
  readonly totals: boolean
  readonly top: number | undefined
  /**
   * The measure that rows are ordered by, the largest first, and the largest groups are found by; these need not be
   * told of it.
   */
  readonly sort: AskedMeasure | undefined
  /** Values of dimensions, each any of several; branches of a tree are spelled out. */
  readonly filters: Readonly<Record<string, readonly Exclude<Key, null>[]>>
  /** The same as they were written. */
  readonly filterTexts: Readonly<Record<string, readonly string[]>>
  /**
   * Dimensions that are told by what can be chosen alone, each with the values that were: these are there with rows or
   * without, in this order. Where none were, all are but "none", or the largest.
   */
  readonly chosen: Readonly<Record<string, readonly Exclude<Key, null>[]>>
  /** Of those that are records of a tree, whose rows they have: they may lie within each other. */
  readonly branches: Readonly<Record<string, Branches>>
  /** Facts that the caller is told nothing of; their measures are null. */
  readonly untold: ReadonlySet<AnyFacts>
}

/** The facts of what is asked for, and of what groups are ordered by, each once. */
export const factsIn = ({ measures, sort }: Pick<Asked, 'measures' | 'sort'>): readonly AnyFacts[] => [
  ...new Set([...measures, ...(sort ? [sort] : [])].map(({ facts }) => facts)),
]
