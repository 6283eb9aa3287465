import { filterNames } from '../../../resources/core/filterNames.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { ViewState } from '../../../resources/viewState.ts'
import { viewsOf } from './shownViews.ts'
import type { ShownView } from './shownViews.ts'
import { firstPage } from './firstPage.ts'
import type { Arrangement } from './useChosenColumns.ts'

/** How a list stands. */
export interface ListState extends ViewState {
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly perPage: number
  readonly columns: Arrangement
  /** How it is shown where not by rows, and how much of a calendar. */
  readonly view?: ShownView
  readonly span?: Span
}

/** How much of a calendar is seen at once. */
export const spans = ['month', 'week', 'day'] as const
export type Span = (typeof spans)[number]

/** What a state says of how a list is shown, where that is not by rows. */
export const readShown = (
  resource: AnyResource,
  { view, span }: { readonly view?: unknown; readonly span?: unknown },
): Pick<ListState, 'view' | 'span'> => {
  const shown = viewsOf(resource).find(one => one === view)
  return shown === undefined
    ? {}
    : shown === 'board'
      ? { view: shown }
      : { view: shown, span: spans.find(one => one === span) ?? 'month' }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const mostRows = 100

/**
 * What a state says of a list's rows: filters that it knows, an order and so many rows; as it comes where nothing is
 * said.
 */
export const readRows = (
  resource: AnyResource,
  { filter, sort, perPage }: ViewState,
): Pick<ListState, 'filter' | 'sort' | 'perPage'> => {
  const first = firstPage(resource)
  const isSort =
    isObject(sort) && typeof sort['field'] === 'string' && (sort['order'] === 'ASC' || sort['order'] === 'DESC')
  return {
    filter: Object.fromEntries(
      Object.entries(isObject(filter) ? filter : first.filter).filter(([name]) => filterNames(resource).includes(name)),
    ),
    sort: isSort ? { field: sort['field'] as string, order: sort['order'] as 'ASC' | 'DESC' } : first.sort,
    perPage:
      Number.isInteger(perPage) && Number(perPage) >= 1 && Number(perPage) <= mostRows
        ? Number(perPage)
        : first.perPage,
  }
}
