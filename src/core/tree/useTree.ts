import { useListContext, useStore } from 'react-admin'
import { useCallback, useMemo } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useFoundRecords, useTreeRecords } from './records.ts'
import { flat, only, treeOf, withAncestors } from './treeOf.ts'
import type { Tree, TreeNode } from './treeOf.ts'

/** A small tree is open at first; of a large one only the roots are. */
const smallTree = 250

const nothing: { readonly [id: string]: boolean } = {}

export interface ShownTree {
  /** The whole tree, whatever is searched for. */
  readonly whole: Tree
  /** The rows as they are shown, from top to bottom. */
  readonly rows: readonly TreeNode[]
  readonly isOpen: (node: TreeNode) => boolean
  readonly toggle: (node: TreeNode) => void
  readonly toggleAll: (open: boolean) => void
  /** Ids that a search found; undefined where nothing is searched for. */
  readonly found: ReadonlySet<number> | undefined
  readonly isPending: boolean
  readonly isCut: boolean
  readonly error: Error | null
}

/**
 * The tree of a resource as the list's filters leave it: what is found, and everything above it. Which nodes are open
 * is remembered.
 */
export const useTree = (resource: AnyResource): ShownTree => {
  const field = resource.tree
  const { filterValues } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  const all = useTreeRecords(resource)
  const hits = useFoundRecords(resource, filterValues)
  const [open, setOpen] = useStore<{ readonly [id: string]: boolean }>(`${resource.name}.tree.open`, nothing)

  // What is found may be none of the tree's: a deleted record.
  const records = useMemo(() => {
    const known = all.data?.records ?? []
    const ids = new Set(known.map(record => record.id))
    return isFiltered ? [...known, ...(hits.data?.records ?? []).filter(record => !ids.has(record.id))] : known
  }, [all.data, hits.data, isFiltered])
  const whole = useMemo(() => treeOf(records, field), [records, field])
  const found = useMemo(
    () => (isFiltered ? new Set((hits.data?.records ?? []).map(record => Number(record.id))) : undefined),
    [hits.data, isFiltered],
  )
  const isOpen = useCallback(
    (node: TreeNode) => found !== undefined || (open[node.id] ?? (whole.byId.size <= smallTree || node.depth === 0)),
    [open, found, whole],
  )
  const rows = useMemo(
    () => flat(found ? only(whole, withAncestors(whole, found), field) : whole, isOpen),
    [whole, found, field, isOpen],
  )

  return {
    whole,
    rows,
    isOpen,
    found,
    toggle: useCallback((node: TreeNode) => setOpen({ ...open, [node.id]: !isOpen(node) }), [open, isOpen, setOpen]),
    toggleAll: useCallback(
      (wanted: boolean) =>
        setOpen(
          Object.fromEntries(
            flat(whole)
              .filter(node => node.children.length > 0)
              .map(node => [node.id, wanted]),
          ),
        ),
      [whole, setOpen],
    ),
    isPending: all.isPending || (isFiltered && hits.isPending),
    isCut: all.data?.isCut === true || hits.data?.isCut === true,
    error: all.error ?? hits.error,
  }
}
