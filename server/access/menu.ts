import { sql } from 'kysely'
import { isExternal } from '../../resources/pages.ts'
import { grantedTo } from '../../resources/core/granted.ts'
import { menu } from '../../resources/access/menu.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { announceLive } from '../platform/live/announceLive.ts'
import { liveRoles } from '../platform/session/rolesOf.ts'
import { caller } from '../core/caller.ts'
import { buildMenu, labelTree } from './menuBuild.ts'
import { menuRows, ownMenus, withAncestors } from './menuTree.ts'

const reported = new Set<string>()

/** Tells those who run the host once what is wrong with the menus. */
const report = ({ log }: Context, what: string, details: Readonly<Record<string, unknown>>): void => {
  const key = `${what} ${JSON.stringify(details)}`
  if (reported.has(key)) return
  reported.add(key)
  log.warn(details, what)
}

/** Takes a node that is about to go out of the roles that show it. */
const forgetIn = async (id: number, { db }: Context): Promise<void> => {
  await sql`update role set menus = array_remove(menus, ${id}::int) where menus && array[${id}::int]`.execute(db)
}

/** Shows a new node to the roles of whoever made it; other roles are given it where roles are kept. */
const showToOwnRoles = async (id: number, context: Context): Promise<void> => {
  const own = (await liveRoles(context.db, caller(context).roles)).map(role => role.id)
  await sql`update role set menus = array_append(coalesce(menus, '{}'), ${id}::int) where id = any(${own}::int[])`.execute(
    context.db,
  )
}

export const menuImplementation = implement(
  menu,
  {
    async build(_input, context) {
      const { roles, permissions, isExperience } = caller(context)
      const [rows, live] = await Promise.all([menuRows(context.db), liveRoles(context.db, roles)])
      return buildMenu(rows, {
        language: context.language,
        shown: withAncestors(
          rows,
          live.flatMap(role => role.menus),
        ),
        granted: grantedTo(permissions, isExperience),
        unknown: component => report(context, 'a menu names an unknown page and is not shown', { component }),
        circular: menus => report(context, 'menus stand in a circle and are not shown', { menus }),
      })
    },

    async tree(_input, context) {
      const rows = await menuRows(context.db)
      return labelTree(rows, context.language, await ownMenus(context, rows))
    },
  },
  {
    on: ['create', 'update', 'remove', 'sort'],
    async before(action, record, input, context) {
      if (action === 'sort') return undefined
      if (action === 'remove') {
        if (record) await forgetIn(record.id, context)
        return undefined
      }
      // A link that leads elsewhere opens no page of the product.
      return isExternal(String(input['path'])) ? { component: null } : undefined
    },
    async after(action, record, context) {
      if (action === 'create') await showToOwnRoles(record.id, context)
      await announceLive(context, 'menu')
    },
  },
)
