import type { Kysely } from 'kysely'
import { translate } from '../../i18n/index.ts'
import { groups } from '../../resources/index.ts'
import { menuGroups } from '../../resources/menuGroups.ts'
import type { MenuGroup, MenuGroupName } from '../../resources/menuGroups.ts'
import { customPages } from '../../resources/pages.ts'
import type { CustomPage } from '../../resources/pages.ts'
import type { AnyResource } from '../../resources/schema/index.ts'
import { allows, openTo, permissionOf } from '../../resources/schema/permission.ts'
import { menu as menuResource } from '../../resources/system/menu.ts'
import type { Tables } from '../database/tables.ts'
import { permissionList } from '../session/rolesOf.ts'
import { isFirst, makeOnce, seededRecord } from './once.ts'
import { searchOf } from './searchOf.ts'

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
  const [title, titleEn] = (['zh', 'en'] as const).map(language => translate(language, node.title, { smart_count: 2 })) as [string, string]
  const { id } = await db.insertInto('menu').values({
    title, title_en: titleEn, superior, path, component, icon, sort, always_show: alwaysShow, no_cache: noCache, search: searchOf(menuResource, { title, titleEn }),
  }).returning('id').executeTakeFirstOrThrow()
  return id
}

const isThere = async (db: Kysely<Tables>, id: number | null): Promise<boolean> =>
  id !== null && (await db.selectFrom('menu').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/**
 * The ids of a group's node and of those around it, outermost first; each is made once. Where one was deleted since, what stood
 * in it stands at the root.
 */
const groupNodes = async (db: Kysely<Tables>, name: MenuGroupName): Promise<number[]> => {
  const { path, within, sort }: MenuGroup = menuGroups[name]
  const around = within === undefined ? [] : await groupNodes(db, within as MenuGroupName)
  const node = { title: `menuGroups.${name}`, superior: around.at(-1) ?? null, path, component: null, icon: name, sort, alwaysShow: true }
  const id = await makeOnce(db, 'menu', `/${name}`, () => insertMenu(db, node)) ?? await seededRecord(db, 'menu', `/${name}`)
  return id !== null && await isThere(db, id) ? [...around, id] : []
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
  ...(Object.values((groups as { readonly [name: string]: object })[group] ?? {}) as AnyResource[]).filter(resource => resource.list)
    .map(resource => ({ key: resource.name, may: permissionOfPage(resource), title: `resources.${resource.name}.name` })),
  ...(Object.entries(customPages) as [string, CustomPage][]).filter(([, page]) => page.group === group)
    .map(([key, { may, noCache = false }]) => ({ key, may, title: `pages.${key}`, noCache })),
]

/**
 * Shows a page to the roles that may open it: to seeded roles once, to roles that were made here only when the page is new,
 * so that what somebody took out of a role stays out.
 */
const showToRoles = async (db: Kysely<Tables>, page: Page, nodes: readonly number[], isNew: boolean): Promise<void> => {
  const roles = await db.selectFrom('role').select(['id', 'key', 'permissions', 'menus']).where('deleted', '=', false).orderBy('id').execute()
  for (const role of roles) {
    if (!allows(new Set(permissionList(role.permissions)), page.may)) continue
    if (!(role.key === null ? isNew : await isFirst(db, 'show', `${role.key} ${page.key}`))) continue
    const menus = [...new Set([...(role.menus ?? []), ...nodes])]
    await db.updateTable('role').set({ menus }).where('id', '=', role.id).execute()
  }
}

const seedPage = async (db: Kysely<Tables>, page: Page, around: readonly number[], sort: number): Promise<void> => {
  const { key, title, noCache = false } = page
  // What stands below nested groups is named by the last part of its address.
  const name = key.split('/').at(-1)!
  const node = { title, superior: around.at(-1) ?? null, path: name, component: key, icon: name, sort, noCache }
  const made = await makeOnce(db, 'menu', key, () => insertMenu(db, node))
  const id = made ?? await seededRecord(db, 'menu', key)
  if (id !== null && await isThere(db, id)) await showToRoles(db, page, [...around, id], made !== undefined)
}

/** Gives each page its entry in the navigation, once: what was changed or deleted since is left alone. */
export const seedMenus = async (db: Kysely<Tables>): Promise<void> => {
  for (const group of Object.keys(menuGroups) as MenuGroupName[]) {
    const pages = pagesOf(group)
    if (pages.length === 0) continue
    const around = await groupNodes(db, group)
    for (const [place, page] of pages.entries()) await seedPage(db, page, around, (place + 1) * 10)
  }
}
