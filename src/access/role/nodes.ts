import type { RaRecord } from 'react-admin'
import type { ReplyOf } from '../../../resources/core/index.ts'
import { pageNamed } from '../../../resources/pages.ts'
import type { permission } from '../../../resources/access/permission.ts'
import { allows } from '../../../resources/core/permission.ts'
import type { TickNode } from '../trees/ticks.ts'
import { mayChange } from '../trees/wildcards.ts'

/** A group of permissions as the server answers it. */
export type PermissionGroup = ReplyOf<typeof permission, 'tree'>[number]

/** A node of the navigation as the server answers it for a tree to be ticked. */
export interface MenuNode {
  readonly id: number
  readonly label: string
  readonly component: string | null
  readonly path: string
  readonly icon: string | null
  readonly hidden: boolean
  readonly alwaysShow: boolean
  readonly grantable: boolean
  readonly children: readonly MenuNode[] | null
}

/** What a role is granted, as far as it can be read. */
export const grantedTo = (record: RaRecord): ReadonlySet<string> => {
  const stored: unknown = record['permissions']
  return new Set(Array.isArray(stored) ? stored.filter(one => typeof one === 'string') : [])
}

/** Words that nodes are marked with. `unavailable` stands for a card in which nothing can be changed at all. */
export interface Marks {
  readonly notHeld: string
  readonly notSeen: string
  readonly mayNotOpen: string
  readonly noPage: string
  readonly unavailable: boolean
}

const lockOf = (unavailable: boolean, isFree: boolean, word: string): { readonly locked?: string } =>
  unavailable ? { locked: '' } : isFree ? {} : { locked: word }

/** The tree of permissions; what the caller does not hold is locked. */
export const permissionNodes = (
  groups: readonly PermissionGroup[],
  granted: ReadonlySet<string>,
  own: ReadonlySet<string>,
  marks: Marks,
): TickNode[] =>
  groups.map(({ id, label, children }) => {
    const group = { id, label, children }
    return {
      ...group,
      children: children.map(one => ({
        id: one.id,
        label: one.label,
        ...lockOf(marks.unavailable, mayChange(group, one.id, granted, own), marks.notHeld),
      })),
    }
  })

const noteOf = ({ component }: MenuNode, granted: ReadonlySet<string>, marks: Marks): { readonly note?: string } => {
  if (component === null) return {}
  const page = pageNamed(component)
  if (!page) return { note: marks.noPage }
  return allows(granted, page.permission) ? {} : { note: marks.mayNotOpen }
}

/** The tree of menus; what the caller does not see is locked, and pages that the role may not open are marked. */
export const menuNodes = (menus: readonly MenuNode[], granted: ReadonlySet<string>, marks: Marks): TickNode[] =>
  menus.map(menu => ({
    id: String(menu.id),
    label: menu.label,
    ...(menu.children?.length
      ? { children: menuNodes(menu.children, granted, marks) }
      : lockOf(marks.unavailable, menu.grantable, marks.notSeen)),
    ...noteOf(menu, granted, marks),
  }))

/** The ticked menus and the groups above them, in the words of `menus/build`, which the sidebar is read from. */
export const asBuilt = (menus: readonly MenuNode[], ticked: ReadonlySet<string>): object[] =>
  menus.flatMap(({ id, label, component, path, icon, hidden, alwaysShow, children }) => {
    const below = asBuilt(children ?? [], ticked)
    const isShown = children?.length ? below.length > 0 : ticked.has(String(id))
    return isShown
      ? [{ name: label, path, component, hidden, alwaysShow, meta: { title: label, icon }, children: below }]
      : []
  })
