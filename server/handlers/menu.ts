import { sql } from 'kysely'
import { message } from '../../resources/schema/message.ts'
import { menu } from '../../resources/system/menu.ts'
import { implement } from '../engine/contract.ts'
import type { Context } from '../engine/contract.ts'
import { invalid } from '../errors/problem.ts'
import { liveRoles } from '../session/rolesOf.ts'
import { caller } from './caller.ts'
import { buildMenu, labelTree } from './menuBuild.ts'
import { menuRows, ownMenus, withAncestors, withDescendants } from './menuTree.ts'

const reported = new Set<string>()

/** Says once that a menu names a page that is not there. */
const reportUnknown = ({ log }: Context) => (component: string): void => {
  if (reported.has(component)) return
  reported.add(component)
  log.warn({ component }, 'a menu names an unknown page and is not shown')
}

/** Throws where a node would come to stand below itself. */
const guardCycle = async (id: number, superior: unknown, { db }: Context): Promise<void> => {
  if (typeof superior === 'number' && withDescendants(await menuRows(db), id).has(superior)) throw invalid({ superior: message('cycle') })
}

/** Takes away all below a node that is about to go, and what roles say of any of them. */
const removeBelow = async (id: number, { db }: Context): Promise<void> => {
  const going = [...withDescendants(await menuRows(db), id)]
  const below = going.filter(one => one !== id)
  if (below.length > 0) await db.deleteFrom('menu').where('id', 'in', below).execute()
  await sql`
    update role set menus = array(select m from unnest(menus) with ordinality as each(m, place) where m <> all(${going}::int[]) order by place)
    where menus && ${going}::int[]`.execute(db)
}

export const menuImplementation = implement(menu, {
  async build(_input, context) {
    const { roles, permissions } = caller(context)
    const [rows, live] = await Promise.all([menuRows(context.db), liveRoles(context.db, roles)])
    const shown = withAncestors(rows, live.flatMap(role => role.menus))
    return buildMenu(rows, { language: context.language, shown, permissions, unknown: reportUnknown(context) })
  },

  async tree(_input, context) {
    const rows = await menuRows(context.db)
    return labelTree(rows, context.language, await ownMenus(context, rows))
  },
}, {
  on: ['update', 'remove'],
  async before(action, record, input, context) {
    if (action === 'update' && record) await guardCycle(record.id, input['superior'], context)
    if (action === 'remove' && record) await removeBelow(record.id, context)
  },
})
