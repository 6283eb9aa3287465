import type { Kysely } from 'kysely'
import { translate } from '../../i18n/index.ts'
import { groups } from '../../resources/index.ts'
import { customPages } from '../../resources/pages.ts'
import type { CustomPage } from '../../resources/pages.ts'
import type { AnyResource } from '../../resources/schema/index.ts'
import { allows, openTo, permissionOf } from '../../resources/schema/permission.ts'
import { menu as menuResource } from '../../resources/system/menu.ts'
import type { Tables } from '../database/tables.ts'
import { permissionList } from '../session/rolesOf.ts'
import { isFirst, makeOnce, seededRecord } from './once.ts'
import { searchOf } from './searchOf.ts'

type Group = Exclude<keyof typeof groups, 'services'>

/** How the groups of the registry are called in the navigation; `services` have no pages. */
const groupTitles: Readonly<Record<Group, readonly [title: string, titleEn: string]>> = {
  business: ['业务管理', 'Business'], content: ['内容管理', 'Content'], system: ['系统管理', 'System'],
}

interface Node {
  readonly title: string
  readonly titleEn: string
  readonly superior: number | null
  readonly path: string
  readonly component: string | null
  readonly icon: string
  readonly sort: number
  readonly alwaysShow: boolean
}

const insertMenu = async (db: Kysely<Tables>, node: Node): Promise<number> => {
  const { title, titleEn, superior, path, component, icon, sort, alwaysShow } = node
  const { id } = await db.insertInto('menu').values({
    title, title_en: titleEn, superior, path, component, icon, sort, always_show: alwaysShow, search: searchOf(menuResource, { title, titleEn }),
  }).returning('id').executeTakeFirstOrThrow()
  return id
}

const isThere = async (db: Kysely<Tables>, id: number | null): Promise<boolean> =>
  id !== null && (await db.selectFrom('menu').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** The id of a group's node, which is made once; null where it was deleted since. */
const groupNode = async (db: Kysely<Tables>, group: Group, sort: number): Promise<number | null> => {
  const [title, titleEn] = groupTitles[group]
  const node = { title, titleEn, superior: null, path: `/${group}`, component: null, icon: group, sort, alwaysShow: true }
  const id = await makeOnce(db, 'menu', `/${group}`, () => insertMenu(db, node)) ?? await seededRecord(db, 'menu', `/${group}`)
  return await isThere(db, id) ? id : null
}

/** A page of the navigation: its key, who may open it, and where its title stands. */
interface Page {
  readonly key: string
  readonly may: string
  readonly title: string
}

// A list that everybody may read, such as the help, is no reason to show everybody the page where it is kept.
const permissionOfPage = (resource: AnyResource): string => {
  const needed = permissionOf(resource, 'list')
  return (openTo as readonly string[]).includes(needed) ? `${resource.name}:list` : needed
}

/** The pages of a group: its resources with a list, then those that are written by hand. */
const pagesOf = (group: Group): Page[] => [
  ...(Object.values(groups[group]) as unknown as AnyResource[]).filter(resource => resource.list)
    .map(resource => ({ key: resource.name, may: permissionOfPage(resource), title: `resources.${resource.name}.name` })),
  ...(Object.entries(customPages) as [string, CustomPage][]).filter(([, page]) => page.group === group)
    .map(([key, { may }]) => ({ key, may, title: `pages.${key}` })),
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

const seedPage = async (db: Kysely<Tables>, page: Page, group: number | null, sort: number): Promise<void> => {
  const title = (language: 'zh' | 'en'): string => translate(language, page.title, { smart_count: 2 })
  const node = {
    title: title('zh'), titleEn: title('en'), superior: group, path: page.key, component: page.key, icon: page.key, sort, alwaysShow: false,
  }
  const made = await makeOnce(db, 'menu', page.key, () => insertMenu(db, node))
  const id = made ?? await seededRecord(db, 'menu', page.key)
  if (id !== null && await isThere(db, id)) await showToRoles(db, page, group === null ? [id] : [group, id], made !== undefined)
}

/** Gives each page its entry in the navigation, once: what was changed or deleted since is left alone. */
export const seedMenus = async (db: Kysely<Tables>): Promise<void> => {
  for (const [i, group] of (Object.keys(groupTitles) as Group[]).entries()) {
    const pages = pagesOf(group)
    if (pages.length === 0) continue
    const node = await groupNode(db, group, (i + 1) * 10)
    for (const [place, page] of pages.entries()) await seedPage(db, page, node, (place + 1) * 10)
  }
}
