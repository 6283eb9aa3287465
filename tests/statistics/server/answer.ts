import type { ReportAnswer } from '../../../resources/core/statistics/index.ts'
import type { Value } from './recount.ts'

export type Numbers = Readonly<Record<string, number | null>>

/** A row of an answer where measures and dimensions are asked by names that are worked out. */
export interface Line {
  readonly period?: string
  readonly keys: Readonly<Record<string, Value>>
  readonly labels: Readonly<Record<string, string>>
  readonly values: Numbers
  readonly compared?: Readonly<Record<string, Numbers>>
}

export type Answer = Omit<ReportAnswer, 'rows' | 'subtotals' | 'total'> & {
  readonly rows: readonly Line[]
  readonly subtotals: readonly Line[]
  readonly total: Line
}
