import type { AnyReport, Report } from './report.ts'
import type { DimensionName, MeasureName } from './facts.ts'
import type { Compared, Comparison } from './ranges.ts'
import type { CalendarUnit, Step } from './steps.ts'

export type Scalar = string | number | boolean

/** What a part asks of its report. Days are calendar dates of the business time zone, both inclusive. */
export interface ReportQuery<R extends AnyReport = AnyReport> {
  readonly measures: readonly Measures<R>[]
  /** At most two. */
  readonly by?: readonly Dimensions<R>[]
  /** The range is cut into these, each row telling its own by `period`. */
  readonly step?: Step
  readonly from?: string
  readonly to?: string
  readonly compare?: readonly Comparison[]
  /** The unit whose first days the range is, so that it is compared with the same part of the one before. */
  readonly unit?: CalendarUnit
  /** Days that it is compared with as well, both inclusive. */
  readonly compareFrom?: string
  readonly compareTo?: string
  /** The totals of every row, every column and of all are wanted too. */
  readonly totals?: boolean
  /** The most groups of what it is broken down by first, by `sort` or the first measure, the largest first. */
  readonly top?: number
  /** The measure that rows are ordered by, the largest first; with `top` it need not be among `measures`. */
  readonly sort?: Measures<R>
  /**
   * Dimensions whose groups are the values that it is filtered by, each with rows or without and in their order; where
   * it is not, all but "none", and with `top` the largest as if they had been chosen. One of a tree has the rows of its whole branch, also of those that are groups
   * themselves.
   */
  readonly chosen?: readonly Dimensions<R>[]
  /** Values of dimensions; several of one are alternatives. */
  readonly filters?: { readonly [D in Dimensions<R>]?: readonly Scalar[] }
}

export type Measures<R> = R extends Report<string, infer F> ? MeasureName<F> : never
export type Dimensions<R> = R extends Report<string, infer F> ? DimensionName<F> : never

/**
 * Numbers by measure; null where there is nothing to tell, such as a share of nothing. Money is in fen, a share is a
 * fraction.
 */
export type Values<R extends AnyReport = AnyReport> = { readonly [M in Measures<R>]?: number | null }

export interface ReportRow<R extends AnyReport = AnyReport> {
  /** The first day of the step; of totals over all steps it is missing. */
  readonly period?: string
  /** Values of the dimensions; null is "none". A dimension that the row is a total over is missing. */
  readonly keys: { readonly [D in Dimensions<R>]?: Scalar | null }
  /** What the values of refs and dictionaries are called. */
  readonly labels: { readonly [D in Dimensions<R>]?: string | null }
  readonly values: Values<R>
  readonly compared?: { readonly [C in Compared]?: Values<R> }
}

export interface ReportAnswer<R extends AnyReport = AnyReport> {
  readonly rows: readonly ReportRow<R>[]
  /** With `totals`: those of rows and columns. */
  readonly subtotals: readonly ReportRow<R>[]
  /** Worked out over all rows by itself, never the sum of groups. */
  readonly total: ReportRow<R>
  readonly range: { readonly from: string; readonly to: string } | null
  readonly comparedRanges: { readonly [C in Compared]?: { readonly from: string; readonly to: string } }
  /** The moment as of which all this holds, ISO 8601. */
  readonly asOf: string
  /** How many groups `top` left out. */
  readonly left: number
}
