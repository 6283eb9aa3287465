import { useStore } from 'react-admin'
import type { AnyResource } from '../../../resources/schema/index.ts'

export type View = 'tree' | 'flat'

/** How the list of a resource is shown; what is chosen is remembered. Only records that stand below one another make a tree. */
export const useView = (resource: AnyResource): [View, (view: View) => void] => {
  const [view, setView] = useStore<View>(`${resource.name}.view`, 'tree')
  return [resource.tree === undefined ? 'flat' : view, setView]
}
