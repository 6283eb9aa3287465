import type { AnyFacts, AnyReport, Comparison, Range, Step } from '../../../resources/core/statistics/index.ts'
import type { Measure } from '../../../resources/core/statistics/measures.ts'
import type { Key } from './dimensionSql.ts'

/** A measure with its facts; `whole` is how reports name it. */
export interface AskedMeasure {
  readonly whole: string
  readonly facts: AnyFacts
  readonly name: string
  readonly measure: Measure
}

/** A question to a report, read and checked. */
export interface Asked {
  readonly report: AnyReport
  readonly measures: readonly AskedMeasure[]
  readonly by: readonly string[]
  readonly step: Step | undefined
  /** null where none of the facts is placed in time. */
  readonly range: Range | null
  readonly compare: readonly Comparison[]
  readonly totals: boolean
  readonly top: number | undefined
  /** The measure that rows are ordered by, the largest first, and the largest groups are chosen by. */
  readonly sort: AskedMeasure | undefined
  /** Values of dimensions, each any of several; branches of a tree are spelled out. */
  readonly filters: Readonly<Record<string, readonly Exclude<Key, null>[]>>
  /** Facts that the caller is told nothing of; their measures are null. */
  readonly untold: ReadonlySet<AnyFacts>
}

/** The facts of the measures that are asked for, each once. */
export const factsIn = ({ measures }: Pick<Asked, 'measures'>): readonly AnyFacts[] => [
  ...new Set(measures.map(({ facts }) => facts)),
]
