/** A node of a tree of check boxes. What is ticked is told by leaves alone; groups follow from what is below them. */
export interface TickNode {
  readonly id: string
  readonly label: string
  readonly children?: readonly TickNode[]
  /** Why the leaf cannot be ticked or unticked; undefined where it can. */
  readonly locked?: string
  /** What one should know of the leaf. */
  readonly note?: string
}

export type TickState = 'all' | 'some' | 'none'

const isLeaf = (node: TickNode): boolean => node.children === undefined || node.children.length === 0

/** All leaves in the order of the tree; a node without anything below it is one. */
export const leavesOf = (nodes: readonly TickNode[]): TickNode[] =>
  nodes.flatMap(node => (isLeaf(node) ? [node] : leavesOf(node.children!)))

/** The leaves among stored ids: ticking a stored group would tick all below it. */
export const tickedLeaves = (nodes: readonly TickNode[], ids: Iterable<string>): ReadonlySet<string> => {
  const leaves = new Set(leavesOf(nodes).map(leaf => leaf.id))
  return new Set([...ids].filter(id => leaves.has(id)))
}

/** How much of a node is ticked. */
export const stateOf = (node: TickNode, ticked: ReadonlySet<string>): TickState => {
  const leaves = leavesOf([node])
  const count = leaves.filter(leaf => ticked.has(leaf.id)).length
  return count === 0 ? 'none' : count === leaves.length ? 'all' : 'some'
}

/** What is sent for ticked leaves: these and every group above them, those that are ticked in part included. */
export const withGroups = (nodes: readonly TickNode[], ticked: ReadonlySet<string>): string[] =>
  nodes.flatMap(node => {
    if (isLeaf(node)) return ticked.has(node.id) ? [node.id] : []
    const below = withGroups(node.children!, ticked)
    return below.length > 0 ? [node.id, ...below] : []
  })

/** The nodes of a tree that match a text, with the groups above them; a group that matches keeps all below it. */
export const matching = (nodes: readonly TickNode[], text: string): readonly TickNode[] => {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return nodes
  const matches = ({ id, label }: TickNode): boolean =>
    label.toLowerCase().includes(wanted) || id.toLowerCase().includes(wanted)
  return nodes.flatMap(node => {
    if (matches(node)) return [node]
    const below = matching(node.children ?? [], text)
    return below.length > 0 ? [{ ...node, children: below }] : []
  })
}

/** What is ticked after the nodes in sight were selected anew: whatever is locked or out of sight stays as it was. */
export const reticked = (
  inSight: readonly TickNode[],
  ticked: ReadonlySet<string>,
  selected: ReadonlySet<string>,
): ReadonlySet<string> => {
  const next = new Set(ticked)
  for (const leaf of leavesOf(inSight)) {
    if (leaf.locked !== undefined) continue
    if (selected.has(leaf.id)) next.add(leaf.id)
    else next.delete(leaf.id)
  }
  return next
}

/** Whether nothing in the node can be ticked or unticked. */
export const isLocked = (node: TickNode): boolean => leavesOf([node]).every(leaf => leaf.locked !== undefined)

/** What the tree view takes for selected: ticked leaves, and groups of which all that can be ticked is. */
export const selectedIn = (nodes: readonly TickNode[], ticked: ReadonlySet<string>): string[] =>
  nodes.flatMap(node => {
    if (isLeaf(node)) return ticked.has(node.id) ? [node.id] : []
    const free = leavesOf([node]).filter(leaf => leaf.locked === undefined)
    const isWhole = free.length > 0 && free.every(leaf => ticked.has(leaf.id))
    return [...(isWhole ? [node.id] : []), ...selectedIn(node.children!, ticked)]
  })

/** Whether two sets hold the same. */
export const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every(item => other.has(item))
