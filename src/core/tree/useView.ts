import { useStore, useStoreContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { AnyResource } from '../../../resources/core/index.ts'
import { leftKey, viewKey, viewsOf } from '../list/shownViews.ts'
import type { ShownView, View } from '../list/shownViews.ts'
import { useCanSee } from '../rights.tsx'

/**
 * The view that the address says. Where it says nothing yet, the list is as it was left, which react-admin writes into
 * the address in a moment.
 */
const useSaid = (resource: AnyResource): ShownView | undefined => {
  const { search } = useLocation()
  const store = useStoreContext()
  const views = viewsOf(resource)
  if (views.length === 0) return undefined
  const said: unknown =
    search === ''
      ? store.getItem<{ readonly view?: unknown }>(leftKey(resource.name))?.view
      : new URLSearchParams(search).get('view')
  return views.find(view => view === said)
}

/**
 * How the list of a resource is shown; what is chosen is remembered. Records that stand below one another make a tree;
 * those that have an order of their own are put in it in a tree of one level, by those who may.
 */
export const useView = (
  resource: AnyResource,
): { readonly view: View; readonly setTree: (view: 'tree' | 'flat') => void; readonly views: readonly View[] } => {
  const [kept, setTree] = useStore<'tree' | 'flat'>(
    viewKey(resource.name),
    resource.tree === undefined ? 'flat' : 'tree',
  )
  const canSee = useCanSee()
  const said = useSaid(resource)
  const hasTree = resource.tree !== undefined || (resource.order !== undefined && canSee(resource.name, 'sort'))
  return {
    view: said ?? (hasTree ? kept : 'flat'),
    setTree,
    views: [...(hasTree ? ['tree' as const] : []), 'flat', ...viewsOf(resource)],
  }
}
