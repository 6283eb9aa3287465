import type { ViewState } from '../../../resources/viewState.ts'
import type { ResourceView } from '../resourceView.ts'
import { isObject, readRows, readShown } from './listState.ts'
import type { ListState } from './listState.ts'
import { spareColumns } from './useChosenColumns.ts'

const textsIn = (value: unknown): string[] | undefined => (Array.isArray(value) ? value.filter(one => typeof one === 'string') : undefined)

/** A saved state made whole: columns that came since stand last, and those that are no more are left out. */
export const readListState = ({ resource, columns }: ResourceView, state: ViewState): ListState => {
  const said = isObject(state['columns']) ? state['columns'] : {}
  const names = columns.map(({ name }) => name)
  const order = (textsIn(said['order']) ?? []).filter(name => names.includes(name))
  const hidden = textsIn(said['hidden']) ?? spareColumns(resource)
  return { ...readRows(resource, state), ...readShown(resource, state), columns: { order: [...new Set([...order, ...names])], hidden: hidden.filter(name => names.includes(name)).toSorted() } }
}
