import { useStore } from 'react-admin'
import type { AnyResource } from '../../../resources/schema/index.ts'

export type View = 'tree' | 'flat'

/**
 * How the list of a resource is shown; what is chosen is remembered. Records that stand below one another make a tree; those that have an
 * order of their own are put in it in a tree of one level.
 */
export const useView = (resource: AnyResource): [View, (view: View) => void] => {
  const [view, setView] = useStore<View>(`${resource.name}.view`, resource.tree === undefined ? 'flat' : 'tree')
  return [resource.tree === undefined && resource.order === undefined ? 'flat' : view, setView]
}
