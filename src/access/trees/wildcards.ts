import { allows } from '../../../resources/core/permission.ts'
import { leavesOf } from './ticks.ts'
import type { TickNode } from './ticks.ts'

const everything = '*'
const wildcardOf = (group: TickNode): string => `${group.id}:*`
const isWhole = (group: TickNode, ticked: ReadonlySet<string>): boolean =>
  leavesOf([group]).every(leaf => ticked.has(leaf.id))

/** The permissions that are granted one by one or by a wildcard, as leaves of the tree. */
export const grantedLeaves = (groups: readonly TickNode[], granted: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    leavesOf(groups)
      .filter(leaf => allows(granted, leaf.id))
      .map(leaf => leaf.id),
  )

/**
 * The permissions to be stored for ticked leaves. A wildcard, which also stands for what comes later, stays as long as
 * all that it stands for is ticked; where `*` does not, the groups that are still whole keep theirs.
 */
export const grantedBy = (
  groups: readonly TickNode[],
  ticked: ReadonlySet<string>,
  granted: ReadonlySet<string>,
): string[] => {
  if (granted.has(everything) && groups.every(group => isWhole(group, ticked)))
    return [...granted].filter(one => one === everything || one.endsWith(':*') || ticked.has(one)).sort()
  return groups
    .flatMap(group => {
      const wildcard = wildcardOf(group)
      const isKept = isWhole(group, ticked) && (granted.has(everything) || granted.has(wildcard))
      return isKept
        ? [wildcard]
        : leavesOf([group])
            .filter(leaf => ticked.has(leaf.id))
            .map(leaf => leaf.id)
    })
    .sort()
}

/**
 * Whether the caller may tick or untick a permission of a role: they hold it, and the wildcard by which the role has
 * it.
 */
export const mayChange = (
  group: TickNode,
  permission: string,
  granted: ReadonlySet<string>,
  own: ReadonlySet<string>,
): boolean =>
  allows(own, permission) &&
  [everything, wildcardOf(group)].every(wildcard => !granted.has(wildcard) || allows(own, wildcard))
