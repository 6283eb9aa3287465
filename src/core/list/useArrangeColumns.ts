import { useStoreContext } from 'react-admin'
import { useCallback } from 'react'
import type { ResourceView } from '../resourceView.ts'
import { arrangementOf, columnsKey, useArrangement } from './useChosenColumns.ts'
import type { Arrangement } from './useChosenColumns.ts'

/**
 * Changes how the columns of a list are arranged, for as long as the page's tab is there; `reset` has them as they
 * come.
 */
export const useArrangeColumns = (
  view: ResourceView,
): {
  readonly arrangement: Arrangement
  readonly arrange: (change: Partial<Arrangement>) => void
  readonly reset: () => void
} => {
  const arrangement = useArrangement(view)
  const store = useStoreContext()
  const arrange = useCallback(
    (change: Partial<Arrangement>) => store.setItem(columnsKey(view.resource), { ...arrangement, ...change }),
    [store, view, arrangement],
  )
  const reset = useCallback(() => store.setItem(columnsKey(view.resource), arrangementOf(view, {})), [store, view])
  return { arrangement, arrange, reset }
}
