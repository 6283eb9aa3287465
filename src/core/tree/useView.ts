import { useStore } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useCanSee } from '../rights.tsx'

export type View = 'tree' | 'flat'

/** Under which the store keeps how the list of a resource is shown. */
export const viewKey = (resource: string): string => `${resource}.view`

/**
 * How the list of a resource is shown; what is chosen is remembered. Records that stand below one another make a tree; those that have an
 * order of their own are put in it in a tree of one level, by those who may.
 */
export const useView = (resource: AnyResource): { readonly view: View; readonly setView: (view: View) => void; readonly hasTree: boolean } => {
  const [view, setView] = useStore<View>(viewKey(resource.name), resource.tree === undefined ? 'flat' : 'tree')
  const canSee = useCanSee()
  const hasTree = resource.tree !== undefined || (resource.order !== undefined && canSee(resource.name, 'sort'))
  return { view: hasTree ? view : 'flat', setView, hasTree }
}
