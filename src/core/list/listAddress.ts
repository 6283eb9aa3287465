import type { ListState } from './listState.ts'

/** Where a view stands: how long the span of a calendar is, and a day in it. */
export interface Shown {
  readonly view?: ListState['view']
  readonly span?: ListState['span']
  readonly on?: string
}

type Rows = Pick<ListState, 'filter' | 'sort' | 'perPage'> & { readonly displayed?: readonly string[] }

/**
 * The address of a list that stands so, beginning at its first page. React-admin keeps what it does not know itself.
 */
export const listAddress = (
  { filter, sort, perPage, displayed = Object.keys(filter) }: Rows,
  { view, span, on }: Shown = {},
): string =>
  `?${new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(Object.fromEntries(displayed.map(name => [name, true]))),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
    ...(view ? { view } : {}),
    ...(view === 'calendar' && span ? { span } : {}),
    ...(view === 'calendar' && on !== undefined ? { on } : {}),
  })}`
