import type { Kysely } from 'kysely'
import { translate } from '../../i18n/index.ts'
import { namesIn, registry } from '../../resources/index.ts'
import { menuGroups } from '../../resources/menuGroups.ts'
import type { MenuGroup, MenuGroupName } from '../../resources/menuGroups.ts'
import { customPages } from '../../resources/pages.ts'
import type { CustomPage } from '../../resources/core/capability.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { allows, openTo, permissionOf } from '../../resources/core/permission.ts'
import { menu as menuResource } from '../../resources/access/menu.ts'
import type { Tables } from '../platform/database/tables.ts'
import { permissionList } from '../platform/session/rolesOf.ts'
import { firstOf, makeOnce, seededRecords } from './once.ts'
import { keptColumns } from '../core/keptColumns.ts'

interface Node {
  /** Catalogue key of its title. */
  readonly title: string
  readonly superior: number | null
  readonly path: string
  readonly component: string | null
  readonly icon: string
  readonly sort: number
  readonly alwaysShow?: boolean
  readonly noCache?: boolean
}

const insertMenu = async (db: Kysely<Tables>, node: Node): Promise<number> => {
  const { superior, path, component, icon, sort, alwaysShow = false, noCache = false } = node
  const [title, titleEn] = (['zh', 'en'] as const).map(language =>
    translate(language, node.title, { smart_count: 2 }),
  ) as [string, string]
  const { id } = await db
    .insertInto('menu')
    .values({
      title,
      title_en: titleEn,
      superior,
      path,
      component,
      icon,
      sort,
      always_show: alwaysShow,
      no_cache: noCache,
      ...keptColumns(menuResource, { title, titleEn, component, icon }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What the navigation of an installation has, read once and kept up while pages are added. */
interface Stock {
  /** Ids of what was made for groups and pages, by their names; those that were deleted since are not among `menus`. */
  readonly seeded: Map<string, number | null>
  readonly menus: Set<number>
  readonly roles: {
    readonly id: number
    readonly key: string | null
    readonly may: ReadonlySet<string>
    readonly menus: Set<number>
    grew: boolean
  }[]
}

const takeStock = async (db: Kysely<Tables>): Promise<Stock> => {
  const menus = await db.selectFrom('menu').select('id').execute()
  const roles = await db
    .selectFrom('role')
    .select(['id', 'key', 'permissions', 'menus'])
    .where('deleted', '=', false)
    .orderBy('id')
    .execute()
  return {
    seeded: new Map(await seededRecords(db, 'menu')),
    menus: new Set(menus.map(({ id }) => id)),
    roles: roles.map(({ id, key, permissions, menus: shown }) => ({
      id,
      key,
      may: new Set(permissionList(permissions)),
      menus: new Set(shown ?? []),
      grew: false,
    })),
  }
}

/** The node of that name, made when it is seeded for the first time; undefined where it was deleted since. */
const nodeOnce = async (
  db: Kysely<Tables>,
  { seeded, menus }: Stock,
  name: string,
  node: Node,
): Promise<{ id: number; isNew: boolean } | undefined> => {
  const made = seeded.has(name) ? undefined : await makeOnce(db, 'menu', name, () => insertMenu(db, node))
  if (made !== undefined) {
    seeded.set(name, made)
    menus.add(made)
  }
  const id = seeded.get(name) ?? null
  return id !== null && menus.has(id) ? { id, isNew: made !== undefined } : undefined
}

/**
 * The ids of a group's node and of those around it, outermost first; each is made once. Where one was deleted since,
 * what stood in it stands at the root.
 */
const groupNodes = async (db: Kysely<Tables>, stock: Stock, name: MenuGroupName): Promise<number[]> => {
  const { path, within, sort }: MenuGroup = menuGroups[name]
  const around = within === undefined ? [] : await groupNodes(db, stock, within as MenuGroupName)
  const node = {
    title: `menuGroups.${name}`,
    superior: around.at(-1) ?? null,
    path,
    component: null,
    icon: name,
    sort,
    alwaysShow: true,
  }
  const made = await nodeOnce(db, stock, `/${name}`, node)
  return made ? [...around, made.id] : []
}

/** A page of the navigation: its key, who may open it, and where its title stands. */
interface Page {
  readonly key: string
  readonly may: string
  readonly title: string
  readonly noCache?: boolean
}

// A list that everybody may read, such as the help, is no reason to show everybody the page where it is kept.
const permissionOfPage = (resource: AnyResource): string => {
  const needed = permissionOf(resource, 'list')
  return (openTo as readonly string[]).includes(needed) ? `${resource.name}:list` : needed
}

/** The pages of a group: its resources with a list, then those that are written by hand. */
const pagesOf = (group: MenuGroupName): Page[] => [
  ...namesIn(group)
    .map(name => registry[name]!)
    .filter(resource => resource.list)
    .map(resource => ({
      key: resource.name,
      may: permissionOfPage(resource),
      title: `resources.${resource.name}.name`,
    })),
  ...(Object.entries(customPages) as [string, CustomPage][])
    .filter(([, page]) => page.menu === group)
    .map(([key, { permission: may, noCache = false }]) => ({ key, may, title: `pages.${key}`, noCache })),
]

/**
 * Shows a page to the roles that may open it: to seeded roles once, to roles that were made here only when the page is
 * new, so that what somebody took out of a role stays out.
 */
const showToRoles = async (
  db: Kysely<Tables>,
  { roles }: Stock,
  page: Page,
  nodes: readonly number[],
  isNew: boolean,
): Promise<void> => {
  const able = roles.filter(({ may }) => allows(may, page.may))
  const first = await firstOf(
    db,
    'show',
    able.flatMap(({ key }) => (key === null ? [] : [`${key} ${page.key}`])),
  )
  for (const role of able) {
    if (!(role.key === null ? isNew : first.has(`${role.key} ${page.key}`))) continue
    for (const node of nodes) role.menus.add(node)
    role.grew = true
  }
}

const seedPage = async (
  db: Kysely<Tables>,
  stock: Stock,
  page: Page,
  around: readonly number[],
  sort: number,
): Promise<void> => {
  const { key, title, noCache = false } = page
  // What stands below nested groups is named by the last part of its address.
  const name = key.split('/').at(-1)!
  const node = { title, superior: around.at(-1) ?? null, path: name, component: key, icon: name, sort, noCache }
  const made = await nodeOnce(db, stock, key, node)
  if (made) await showToRoles(db, stock, page, [...around, made.id], made.isNew)
}

/** Gives each page its entry in the navigation, once: what was changed or deleted since is left alone. */
export const seedMenus = async (db: Kysely<Tables>): Promise<void> => {
  const stock = await takeStock(db)
  for (const group of Object.keys(menuGroups) as MenuGroupName[]) {
    const pages = pagesOf(group)
    if (pages.length === 0) continue
    const around = await groupNodes(db, stock, group)
    for (const [place, page] of pages.entries()) await seedPage(db, stock, page, around, (place + 1) * 10)
  }
  for (const { id, menus, grew } of stock.roles)
    if (grew)
      await db
        .updateTable('role')
        .set({ menus: [...menus] })
        .where('id', '=', id)
        .execute()
}
