import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import type { Asking, Language } from '../core/contract.ts'
import { liveRoles } from '../platform/session/rolesOf.ts'
import { caller } from '../core/caller.ts'

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
  db
    .selectFrom('menu')
    .select([
      'id',
      'title',
      'title_en as titleEn',
      'superior',
      'path',
      'component',
      'icon',
      'hidden',
      'always_show as alwaysShow',
      'no_cache as noCache',
    ])
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** The nodes below each one, by its id; 0 for the roots. A node whose superior is not among the rows is a root. */
export const childrenOf = (rows: readonly MenuRow[]): ReadonlyMap<number, MenuRow[]> => {
  const ids = new Set(rows.map(row => row.id))
  const children = new Map<number, MenuRow[]>()
  for (const row of rows) {
    const superior = row.superior !== null && ids.has(row.superior) ? row.superior : 0
    const siblings = children.get(superior)
    if (siblings) siblings.push(row)
    else children.set(superior, [row])
  }
  return children
}

/**
 * More levels than anybody nests a menu by hand; a browser that draws one within another has its stack for some
 * hundred.
 */
const deepest = 20

/**
 * The same, but nothing nests deeper than a browser can draw: what stands further down stands beside the node that it
 * is below.
 */
export const drawable = (rows: readonly MenuRow[]): ReadonlyMap<number, MenuRow[]> => {
  const children = childrenOf(rows)
  const drawn = new Map<number, MenuRow[]>()
  const waiting = [...(children.get(0) ?? [])].reverse().map(row => ({ row, level: 1, below: 0 }))
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const { row, level, below } = one
    const siblings = drawn.get(below)
    if (siblings) siblings.push(row)
    else drawn.set(below, [row])
    const inside = level < deepest ? { level: level + 1, below: row.id } : { level, below }
    for (const child of [...(children.get(row.id) ?? [])].reverse()) waiting.push({ row: child, ...inside })
  }
  return drawn
}

/** Ids of the nodes and of all above them. */
export const withAncestors = (rows: readonly MenuRow[], ids: Iterable<number>): Set<number> => {
  const byId = new Map(rows.map(row => [row.id, row]))
  const found = new Set<number>()
  for (const id of ids) {
    for (
      let row = byId.get(id);
      row && !found.has(row.id);
      row = row.superior === null ? undefined : byId.get(row.superior)
    )
      found.add(row.id)
  }
  return found
}

/** Ids of the nodes that no root leads to, as they stand in a circle or below one. */
export const unreachable = (rows: readonly MenuRow[]): number[] => {
  const children = childrenOf(rows)
  const reached = new Set<number>()
  for (const waiting = [...(children.get(0) ?? [])]; waiting.length > 0;) {
    const { id } = waiting.pop()!
    reached.add(id)
    waiting.push(...(children.get(id) ?? []))
  }
  return rows.filter(row => !reached.has(row.id)).map(row => row.id)
}

/** A node's title in a language. */
export const titleIn = (language: Language, row: MenuRow): string => (language === 'en' ? row.titleEn : row.title)

/**
 * Ids of the nodes that the caller can show to others: those that their own roles show, or all for those who may do
 * everything.
 */
export const ownMenus = async (asking: Asking, rows?: readonly MenuRow[]): Promise<ReadonlySet<number>> => {
  const { roles, permissions } = caller(asking)
  const all = rows ?? (await menuRows(asking.db))
  return permissions.has('*')
    ? new Set(all.map(row => row.id))
    : withAncestors(
        all,
        (await liveRoles(asking.db, roles)).flatMap(role => role.menus),
      )
}
