import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Asking, Language } from '../engine/contract.ts'
import { liveRoles } from '../session/rolesOf.ts'
import { caller } from './caller.ts'

/** A node of the navigation as it is stored. */
export interface MenuRow {
  readonly id: number
  readonly title: string
  readonly titleEn: string
  readonly superior: number | null
  readonly path: string
  readonly component: string | null
  readonly icon: string | null
  readonly hidden: boolean
  readonly alwaysShow: boolean
  readonly noCache: boolean
}

/** All nodes in the order in which they are shown. */
export const menuRows = async (db: Kysely<Tables>): Promise<MenuRow[]> =>
  db.selectFrom('menu')
    .select(['id', 'title', 'title_en as titleEn', 'superior', 'path', 'component', 'icon', 'hidden', 'always_show as alwaysShow', 'no_cache as noCache'])
    .orderBy('sort').orderBy('id').execute()

/** The nodes below each one, by its id; 0 for the roots. */
export const childrenOf = (rows: readonly MenuRow[]): ReadonlyMap<number, MenuRow[]> => {
  const children = new Map<number, MenuRow[]>()
  for (const row of rows) children.set(row.superior ?? 0, [...(children.get(row.superior ?? 0) ?? []), row])
  return children
}

/** Ids of a node and of all below it. */
export const withDescendants = (rows: readonly MenuRow[], id: number): Set<number> => {
  const children = childrenOf(rows)
  const found = new Set<number>()
  const visit = (one: number): void => {
    if (found.has(one)) return
    found.add(one)
    for (const child of children.get(one) ?? []) visit(child.id)
  }
  visit(id)
  return found
}

/** Ids of the nodes and of all above them. */
export const withAncestors = (rows: readonly MenuRow[], ids: Iterable<number>): Set<number> => {
  const byId = new Map(rows.map(row => [row.id, row]))
  const found = new Set<number>()
  for (const id of ids) {
    for (let row = byId.get(id); row && !found.has(row.id); row = row.superior === null ? undefined : byId.get(row.superior)) found.add(row.id)
  }
  return found
}

/** A node's title in a language. */
export const titleIn = (language: Language, row: MenuRow): string => (language === 'en' ? row.titleEn : row.title)

/** Ids of the nodes that the caller can show to others: those that their own roles show, or all for those who may do everything. */
export const ownMenus = async (asking: Asking, rows?: readonly MenuRow[]): Promise<ReadonlySet<number>> => {
  const { roles, permissions } = caller(asking)
  const all = rows ?? await menuRows(asking.db)
  return permissions.has('*') ? new Set(all.map(row => row.id)) : withAncestors(all, (await liveRoles(asking.db, roles)).flatMap(role => role.menus))
}
