import type { RaRecord } from 'react-admin'

/** A record in its place in the tree. */
export interface TreeNode {
  readonly id: number
  readonly record: RaRecord
  /** The node above it; null for a root. */
  readonly parent: TreeNode | null
  readonly depth: number
  readonly children: TreeNode[]
}

export interface Tree {
  readonly roots: readonly TreeNode[]
  readonly byId: ReadonlyMap<number, TreeNode>
}

type Below = ReadonlyMap<number | null, readonly RaRecord[]>

const belowEach = (records: readonly RaRecord[], tree: string | undefined): Below => {
  const ids = new Set(records.map(record => Number(record.id)))
  const below = new Map<number | null, RaRecord[]>()
  for (const record of records) {
    const above: unknown = tree === undefined ? null : record[tree]
    const superior = typeof above === 'number' && ids.has(above) ? above : null
    below.set(superior, [...(below.get(superior) ?? []), record])
  }
  return below
}

/**
 * Hangs everything below a root, in order; answers the nodes. What was hung before is left out, so that a circle ends.
 */
const hang = (root: RaRecord, below: Below, byId: Map<number, TreeNode>): TreeNode => {
  const node = (record: RaRecord, parent: TreeNode | null): TreeNode => {
    const made = { id: Number(record.id), record, parent, depth: parent ? parent.depth + 1 : 0, children: [] }
    byId.set(made.id, made)
    return made
  }
  const top = node(root, null)
  for (const waiting = [top]; waiting.length > 0;) {
    const parent = waiting.pop()!
    for (const record of below.get(parent.id) ?? []) {
      if (byId.has(Number(record.id))) continue
      const child = node(record, parent)
      parent.children.push(child)
      waiting.push(child)
    }
  }
  return top
}

/**
 * The tree of records, those below the same superior in the order in which they come. A record whose superior is not
 * among them is a root, and where some stand in a circle the first of them is. Without a field for the superior all are
 * roots.
 */
export const treeOf = (records: readonly RaRecord[], tree: string | undefined): Tree => {
  const below = belowEach(records, tree)
  const byId = new Map<number, TreeNode>()
  const roots = (below.get(null) ?? []).map(record => hang(record, below, byId))
  for (const record of records) if (!byId.has(Number(record.id))) roots.push(hang(record, below, byId))
  return { roots, byId }
}

/** The nodes from top to bottom; below those that are not open nothing is shown. */
export const flat = ({ roots }: Tree, isOpen: (node: TreeNode) => boolean = () => true): TreeNode[] => {
  const shown: TreeNode[] = []
  for (const waiting = [...roots].reverse(); waiting.length > 0;) {
    const node = waiting.pop()!
    shown.push(node)
    if (isOpen(node)) waiting.push(...[...node.children].reverse())
  }
  return shown
}

/** Everything below a node, without it. */
export const below = (node: TreeNode): TreeNode[] => {
  const found: TreeNode[] = []
  for (const waiting = [...node.children]; waiting.length > 0;) {
    const one = waiting.pop()!
    found.push(one)
    waiting.push(...one.children)
  }
  return found
}

/** The nodes of these ids and everything above them, so that what was found is seen where it stands. */
export const withAncestors = ({ byId }: Tree, ids: Iterable<number>): Set<number> => {
  const kept = new Set<number>()
  for (const id of ids)
    for (let node = byId.get(id) ?? null; node && !kept.has(node.id); node = node.parent) kept.add(node.id)
  return kept
}

/** The tree with these nodes alone. */
export const only = (tree: Tree, kept: ReadonlySet<number>, field: string | undefined): Tree =>
  treeOf(
    flat(tree)
      .filter(node => kept.has(node.id))
      .map(node => node.record),
    field,
  )

/** A node's neighbours: those below the same node, itself included. */
export const siblings = ({ roots }: Tree, node: TreeNode): readonly TreeNode[] => node.parent?.children ?? roots
