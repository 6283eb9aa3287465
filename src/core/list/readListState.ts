import type { ViewState } from '../../../resources/viewState.ts'
import type { ResourceView } from '../resourceView.ts'
import { readRows, readShown } from './listState.ts'
import type { ListState } from './listState.ts'
import { arrangementOf } from './useChosenColumns.ts'

/** A saved state made whole. */
export const readListState = (view: ResourceView, state: ViewState): ListState => ({
  ...readRows(view.resource, state),
  ...readShown(view.resource, state),
  columns: arrangementOf(view, state['columns']),
})
