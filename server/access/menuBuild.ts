import { isExternal, mayVisit, pageNamed } from '../../resources/pages.ts'
import type { Granted } from '../../resources/core/granted.ts'
import type { Language } from '../core/contract.ts'
import { drawable, titleIn, unreachable } from './menuTree.ts'
import type { MenuRow } from './menuTree.ts'

/** A node as the browser turns it into routes; a group has the component `Layout`. */
export type MenuNode = {
  readonly name: string
  readonly path: string
  readonly component: string | null
  readonly redirect: string | null
  readonly hidden: boolean
  readonly alwaysShow: boolean
  readonly meta: { readonly title: string; readonly icon: string | null; readonly noCache: boolean }
  readonly children: readonly MenuNode[] | null
}

export interface BuildOptions {
  readonly language: Language
  /** Ids of the nodes that the caller's roles show, ancestors included. */
  readonly shown: ReadonlySet<number>
  readonly granted: Granted
  /** Is told of each page key that there is no page for. */
  readonly unknown: (component: string) => void
  /** Is told of nodes that stand in a circle, which no navigation can show. */
  readonly circular: (ids: readonly number[]) => void
}

/** The page that a node leads to: one that is there, and that the caller may open. Links to elsewhere need neither. */
const pageOf = (row: MenuRow, { granted, unknown }: BuildOptions): string | null => {
  if (row.component === null || isExternal(row.path)) return null
  const page = pageNamed(row.component)
  if (!page) unknown(row.component)
  return page && mayVisit(granted, row.component) ? row.component : null
}

const pathOf = (row: MenuRow): string =>
  row.superior !== null || isExternal(row.path) || row.path.startsWith('/') ? row.path : `/${row.path}`

/** The navigation of a caller; groups that would be empty are left out, hidden nodes stay and say so. */
export const buildMenu = (rows: readonly MenuRow[], options: BuildOptions): MenuNode[] => {
  const shown = rows.filter(row => options.shown.has(row.id))
  const children = drawable(shown)
  const build = (row: MenuRow): MenuNode[] => {
    const page = pageOf(row, options)
    const below = (children.get(row.id) ?? []).flatMap(build)
    const leadsElsewhere = isExternal(row.path)
    if (page === null && !leadsElsewhere && below.length === 0) return []
    const title = titleIn(options.language, row)
    return [
      {
        name: title,
        path: pathOf(row),
        component: page ?? (leadsElsewhere ? null : 'Layout'),
        redirect: below.length > 0 ? 'noredirect' : null,
        hidden: row.hidden,
        alwaysShow: row.alwaysShow,
        meta: { title, icon: row.icon, noCache: row.noCache },
        children: below.length > 0 ? below : null,
      },
    ]
  }
  const lost = unreachable(shown)
  if (lost.length > 0) options.circular(lost)
  return (children.get(0) ?? []).flatMap(build)
}

/**
 * A node of a tree of check boxes, with where it leads, how the menu shows it, and whether the caller can show it to
 * others.
 */
export type LabelNode = Pick<MenuRow, 'component' | 'path' | 'icon' | 'hidden' | 'alwaysShow'> & {
  readonly id: number
  readonly label: string
  readonly grantable: boolean
  readonly children: LabelNode[] | null
}

/**
 * All nodes with all below them, for a tree of check boxes. `own` are the ids of those that the caller can show to
 * others.
 */
export const labelTree = (rows: readonly MenuRow[], language: Language, own: ReadonlySet<number>): LabelNode[] => {
  const children = drawable(rows)
  const label = (row: MenuRow): LabelNode => {
    const below = (children.get(row.id) ?? []).map(label)
    return {
      id: row.id,
      label: titleIn(language, row),
      component: row.component,
      path: row.path,
      icon: row.icon,
      hidden: row.hidden,
      alwaysShow: row.alwaysShow,
      grantable: own.has(row.id),
      children: below.length > 0 ? below : null,
    }
  }
  return (children.get(0) ?? []).map(label)
}
