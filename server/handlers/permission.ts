import type { Json } from '../../resources/schema/kinds/json/index.ts'
import { allows } from '../../resources/schema/permission.ts'
import { permission } from '../../resources/system/permission.ts'
import { permissionText, translate } from '../../i18n/index.ts'
import { implement } from '../engine/contract.ts'
import type { Context, Language } from '../engine/contract.ts'
import { permissionList } from '../session/rolesOf.ts'
import { allPermissions, groupOf } from './permissionNames.ts'

const groupText = (language: Language, group: string): string => translate(language, `resources.${group}.name`, { smart_count: 2 })

const rolesWith = async ({ db, language }: Context): Promise<(name: string) => Json> => {
  const roles = await db.selectFrom('role').select(['id', 'name', 'name_en', 'permissions']).where('deleted', '=', false).orderBy('id').execute()
  const holders = roles.map(role => ({ id: role.id, label: language === 'en' ? role.name_en : role.name, granted: new Set(permissionList(role.permissions)) }))
  return name => holders.filter(holder => allows(holder.granted, name)).map(({ id, label }) => ({ id, label }))
}

export const permissionImplementation = implement(permission, {
  async all(_input, context) {
    const rolesOf = await rolesWith(context)
    return allPermissions.map(id => ({ id, label: `${groupText(context.language, groupOf(id))} · ${permissionText(context.language, id)}`, roles: rolesOf(id) }))
  },

  async tree(_input, { language }) {
    const groups = [...new Set(allPermissions.map(groupOf))]
    return groups.map(group => ({
      id: group,
      label: groupText(language, group),
      children: allPermissions.filter(id => groupOf(id) === group).map(id => ({ id, label: permissionText(language, id) })),
    }))
  },
})
