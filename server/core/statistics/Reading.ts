import type { AnyFacts, Range, Step } from '../../../resources/core/statistics/index.ts'
import type { Asked } from './Asked.ts'
import type { KeptStates } from './KeptStates.ts'

/** What an answer's rows are told by: steps of time, and dimensions. */
export interface Grouping {
  readonly step: boolean
  readonly by: readonly string[]
}

/** What is read of some facts in one statement. */
export interface Reading {
  readonly facts: AnyFacts
  /** Measures that look at rows. */
  readonly bases: readonly string[]
  readonly groupings: readonly Grouping[]
  readonly by: readonly string[]
  readonly step: Step | undefined
  readonly range: Range | null
  readonly filters: Asked['filters']
  readonly branches: Asked['branches']
  readonly states: KeptStates
  /** All rows up to the end of the range, rather than those within. */
  readonly isBalance?: boolean
}

/**
 * Some of the days of a reading, both inclusive and open where nothing is said, and the roll-up that has them; without
 * it, they are read from the rows.
 */
export interface Piece {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly rollUp?: string | undefined
}
