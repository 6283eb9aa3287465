import type { RaRecord } from 'react-admin'
import { siblings } from './treeOf.ts'
import type { Tree, TreeNode } from './treeOf.ts'

/**
 * Where a record goes: below a node or to the root, before the one that is there at `index` now, itself not counted.
 */
export interface Destination {
  readonly parent: TreeNode | null
  readonly index: number
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/**
 * Where a step leads: past a neighbour, into the one before, or out behind its superior; undefined where there is no
 * way.
 */
export const step = (tree: Tree, node: TreeNode, direction: Direction): Destination | undefined => {
  const all = siblings(tree, node)
  const at = all.indexOf(node)
  switch (direction) {
    case 'up':
      return at > 0 ? { parent: node.parent, index: at - 1 } : undefined
    case 'down':
      return at < all.length - 1 ? { parent: node.parent, index: at + 1 } : undefined
    case 'in': {
      const before = all[at - 1]
      return before && { parent: before, index: before.children.length }
    }
    case 'out': {
      const { parent } = node
      return parent ? { parent: parent.parent, index: siblings(tree, parent).indexOf(parent) + 1 } : undefined
    }
  }
}

/**
 * Names of the fields that say where a record stands, and the largest number of the order; no `tree` where all stand on
 * one level.
 */
export interface Fields {
  readonly tree: string | undefined
  readonly order: string
  readonly max: number
}

const wideStep = 10

const isBetween = (value: number, low: number | undefined, high: number | undefined): boolean =>
  (low === undefined || value > low) && (high === undefined || value < high)

/** A number between two neighbours, where there is room. */
const between = (low: number | undefined, high: number | undefined, max: number): number | undefined => {
  const value = high === undefined ? (low ?? 0) + wideStep : Math.floor(((low ?? 0) + high) / 2)
  return value >= 0 && value <= max && isBetween(value, low, high) ? value : undefined
}

/**
 * What has to be stored so that a record stands at its destination: itself alone where there is room between its
 * neighbours, else all of them anew. Answers the changed records.
 */
export const arranged = (
  tree: Tree,
  node: TreeNode,
  { parent, index }: Destination,
  { tree: superior, order, max }: Fields,
): RaRecord[] => {
  const others = (parent ? parent.children : tree.roots).filter(one => one !== node)
  const orderOf = (one: TreeNode | undefined) => (one ? Number(one.record[order]) : undefined)
  const moved = superior === undefined ? node.record : { ...node.record, [superior]: parent?.id ?? null }
  const place = between(orderOf(others[index - 1]), orderOf(others[index]), max)
  const wanted =
    place === undefined
      ? renumbered(
          [...others.slice(0, index).map(one => one.record), moved, ...others.slice(index).map(one => one.record)],
          order,
          max,
        )
      : [{ ...moved, [order]: place }]
  return wanted.filter(record => {
    const before = tree.byId.get(Number(record.id))!.record
    return (
      before[order] !== record[order] ||
      (superior !== undefined && (before[superior] ?? null) !== (record[superior] ?? null))
    )
  })
}

const renumbered = (records: readonly RaRecord[], order: string, max: number): RaRecord[] => {
  const width = records.length * wideStep <= max ? wideStep : 1
  return records.map((record, at) => ({ ...record, [order]: (at + 1) * width }))
}

/** All records with the changed ones in their place, those below the same superior in their new order. */
export const applied = (records: readonly RaRecord[], changed: readonly RaRecord[], order: string): RaRecord[] => {
  const byId = new Map(changed.map(record => [record.id, record]))
  return records
    .map(record => byId.get(record.id) ?? record)
    .map((record, at) => ({ record, at }))
    .sort((a, b) => Number(a.record[order]) - Number(b.record[order]) || a.at - b.at)
    .map(({ record }) => record)
}

/**
 * Where a dragged node would land: at the place of the one it is over, as deep as it was drawn sideways, as far as its
 * new neighbours allow. `shown` are the rows without those below the dragged one.
 */
export const projected = (
  shown: readonly TreeNode[],
  node: TreeNode,
  over: TreeNode,
  levels: number,
): Destination & { readonly depth: number } => {
  const rest = shown.filter(one => one !== node)
  const at = shown.indexOf(over)
  const [before, after] = [rest[at - 1], rest[at]]
  const depth = Math.max(after?.depth ?? 0, Math.min(before ? before.depth + 1 : 0, node.depth + levels))
  let parent: TreeNode | null = null
  if (before && depth > 0) {
    parent = before
    while (parent && parent.depth >= depth) parent = parent.parent
  }
  const isShut = parent !== null && !rest.some(one => one.parent === parent)
  const index = isShut
    ? parent!.children.filter(one => one !== node).length
    : rest.slice(0, at).filter(one => one.parent === parent).length
  return { parent, index, depth }
}
