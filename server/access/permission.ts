import { permission } from '../../resources/access/permission.ts'
import { permissionText, translate } from '../../i18n/index.ts'
import { implement } from '../core/contract.ts'
import type { Language } from '../core/contract.ts'
import { holdersOf } from './permissionHolders.ts'
import { allPermissions, groupOf } from './permissionNames.ts'

const groupText = (language: Language, group: string): string =>
  translate(language, `resources.${group}.name`, { smart_count: 2 })

export const permissionImplementation = implement(permission, {
  async all(_input, context) {
    const holders = await holdersOf(context)
    return allPermissions.map(id => {
      const group = groupOf(id)
      const groupLabel = groupText(context.language, group)
      return { id, group, groupLabel, label: `${groupLabel} · ${permissionText(context.language, id)}`, ...holders(id) }
    })
  },

  async tree(_input, { language }) {
    const groups = [...new Set(allPermissions.map(groupOf))]
    return groups.map(group => ({
      id: group,
      label: groupText(language, group),
      children: allPermissions
        .filter(id => groupOf(id) === group)
        .map(id => ({ id, label: permissionText(language, id) })),
    }))
  },
})
