import type { AnyResource } from '../resource.ts'
import type { AnyFacts, DimensionName, MeasureName } from './facts.ts'
import type { Comparison, QuickRange } from './ranges.ts'
import type { Step } from './steps.ts'

/** How a chart draws its numbers. */
export const chartForms = [
  'line',
  'area',
  'bars',
  'stackedBars',
  'ring',
  'histogram',
  'scatter',
  'pyramid',
  'heatMap',
  'multiples',
] as const
export type ChartForm = (typeof chartForms)[number]

/**
 * A part of a report's page. `M` are names of measures, `D` those of dimensions; `step` is the time, cut as the reader
 * chose.
 */
export type Part<M extends string = string, D extends string = string> =
  /**
   * Numbers, each with its course over the range and beside those that it is compared with. With `extremes`, the whole
   * step of that length that had the most of each, and the one that had the least, whatever step the reader chose. With
   * `range` they are of that range, whatever range the reader chose; their title says so.
   */
  | { readonly part: 'figures'; readonly measures: readonly M[]; readonly extremes?: Step; readonly range?: QuickRange }
  /**
   * The rows of which a sum has the most, the largest first, by columns of their list; it has the others, and the rest
   * of what each says.
   */
  | { readonly part: 'largest'; readonly measures: readonly [M]; readonly columns: readonly string[] }
  /**
   * The records of a ref by which there was no row in the range, by columns of their list, within the filters that the
   * list shares with the report; of those alone that `where` holds for, in the words of the list's filters.
   */
  | {
      readonly part: 'without'
      readonly over: D
      readonly measures: readonly [M]
      readonly columns: readonly string[]
      readonly where?: Readonly<Record<string, string | boolean>>
    }
  | {
      readonly part: 'chart'
      readonly as: ChartForm
      /** Two units at most: each has an axis. A scatter has the first across and the second up. */
      readonly measures: readonly M[]
      /** What stands along the axis, or is a point of a scatter or a slice of a ring. */
      readonly over: D | 'step'
      /** What makes a series, a layer of the stack, a side of the pyramid or a row of the heat map. */
      readonly split?: D | 'step'
      /**
       * The most groups that are drawn, the largest first; the rest is one group where the measure adds up. Of
       * multiples, which have a small chart each on the same scale: the most of these.
       */
      readonly top?: number
      /** Each value is what there was up to it. */
      readonly cumulative?: true
    }
  | {
      readonly part: 'table'
      /** What has a row each: a dimension, two within each other, the steps of time, or the measures themselves. */
      readonly rows: D | 'step' | 'measures' | readonly [D | 'step', D | 'step']
      readonly columns?: D | 'step'
      readonly measures: readonly M[]
      /** Totals of rows and columns, each worked out by itself. */
      readonly totals?: true
      /**
       * The measure that rows begin sorted by, the largest first; by the names of the rows where nothing is said.
       */
      readonly sort?: M
      /** Each column says besides how much more or less than the first one it is, as does a range that is compared. */
      readonly differences?: true
    }

export const figures = <const M extends string>(
  measures: readonly M[],
  more: { readonly extremes?: Step; readonly range?: QuickRange } = {},
) => ({ part: 'figures', measures, ...more }) as const
export const largest = <const M extends string>(measure: M, columns: readonly string[]) =>
  ({ part: 'largest', measures: [measure], columns }) as const
export const without = <const D extends string, const M extends string>(
  over: D,
  measure: M,
  more: { readonly columns: readonly string[]; readonly where?: Readonly<Record<string, string | boolean>> },
) => ({ part: 'without', over, measures: [measure], ...more }) as const
export const chart = <const P extends Omit<Part & { part: 'chart' }, 'part'>>(declaration: P) =>
  ({ part: 'chart', ...declaration }) as const
export const table = <const P extends Omit<Part & { part: 'table' }, 'part'>>(declaration: P) =>
  ({ part: 'table', ...declaration }) as const

type Parts = { readonly [name: string]: Part }

/**
 * How many values of a filter are put side by side. In every part by it each is one group, with rows or without, in the
 * order in which they were chosen; a record of a tree with all below it. More are refused; while none is chosen, as many
 * that have the most of the measure `by` stand there, the same in every part. Where enough are chosen of one filter and
 * none of another, parts by the other are left out.
 */
export interface Between<M extends string = string> {
  readonly from: number
  readonly to: number
  readonly by: M
}

/** A page of statistics, declared once, as an arrangement of parts over facts. */
export interface Report<
  N extends string = string,
  F extends AnyFacts = AnyFacts,
  P extends Parts = Parts,
  L extends AnyResource | undefined = AnyResource | undefined,
> {
  /** Its name in code, addresses and permissions (`statistics:{name}`): camelCase, for ever. */
  readonly name: N
  /**
   * The list on whose page its parts stand, filtered as that is and for whoever may see it: it has no page, menu entry
   * or right of its own.
   */
  readonly list?: L
  readonly facts: readonly F[]
  /** Dimensions that it can be filtered by, in the order of their inputs. All of its facts have them. */
  readonly filters: readonly string[]
  /** The range that it begins with; `now` where its facts have none, or a list is filtered by their days. */
  readonly range: QuickRange | 'now'
  /** The step that it begins with; what suits the range where nothing is said. */
  readonly step?: Step
  /** What it begins compared with. */
  readonly compare?: readonly Comparison[]
  /** What it puts side by side, by the filter that it is chosen in. */
  readonly sideBySide?: { readonly [filter: string]: Between }
  /** Parts by name, in their order; each has its title among the texts. */
  readonly parts: P
}

export type AnyReport = Report

/** The permission by which a report is looked at, and the one by which its tables are taken along. */
export const permissionOfReport = (
  { name, list }: Pick<AnyReport, 'name' | 'list'>,
  action: 'list' | 'export' = 'list',
): string => (list === undefined ? `statistics:${name}` : `${list.name}:${action}`)

/** Whether it has a page of its own. */
export const hasPage = ({ list }: Pick<AnyReport, 'list'>): boolean => list === undefined

/** The names of those that have one. */
export type PageName<T extends { readonly [name: string]: AnyReport }> = {
  [N in keyof T]: T[N]['list'] extends undefined ? N : never
}[keyof T]

/** The catalogue key of what it is called: as its page, or as the list that it stands on. */
export const titleOfReport = ({ name, list }: Pick<AnyReport, 'name' | 'list'>): string =>
  list === undefined ? `pages.${name}` : `resources.${list.name}.name`

/** Declares a report; only a call can hold parts and filters against the facts. */
export const report = <
  const N extends string,
  const F extends readonly AnyFacts[],
  const P extends { readonly [name: string]: Part<MeasureName<F[number]>, DimensionName<F[number]>> },
  L extends AnyResource | undefined = undefined,
>(declaration: {
  readonly name: N
  readonly list?: L
  readonly facts: F
  readonly filters: readonly DimensionName<NoInfer<F>[number]>[]
  readonly range: QuickRange | 'now'
  readonly step?: Step
  readonly compare?: readonly Comparison[]
  readonly sideBySide?: {
    readonly [K in DimensionName<NoInfer<F>[number]>]?: Between<MeasureName<NoInfer<F>[number]>>
  }
  readonly parts: P
}): Report<N, F[number], P, L> => declaration as unknown as Report<N, F[number], P, L>
