import type { permission } from '../../../resources/access/permission.ts'
import type { ReplyOf } from '../../../resources/core/index.ts'

/** A permission and who holds it, as the server tells it. `label` begins with the group's. */
export type Permission = ReplyOf<typeof permission, 'all'>[number]

/** A role that holds it; `wildcard` is the one by which it does, where it is not granted by name. */
export type Holder = Permission['roles'][number]

export interface Group {
  readonly id: string
  readonly label: string
  readonly permissions: readonly Permission[]
}

/** The permissions that match a text, in groups; by name, by code, or by a role that holds them. */
export const groupsOf = (permissions: readonly Permission[], text: string): readonly Group[] => {
  const wanted = text.trim().toLowerCase()
  const matches = ({ id, label, roles }: Permission): boolean =>
    [id, label, ...roles.map(role => role.label)].some(one => one.toLowerCase().includes(wanted))
  const groups = new Map<string, { id: string; label: string; permissions: Permission[] }>()
  for (const permission of permissions.filter(matches)) {
    const group = groups.get(permission.group) ?? {
      id: permission.group,
      label: permission.groupLabel,
      permissions: [],
    }
    group.permissions.push(permission)
    groups.set(group.id, group)
  }
  return [...groups.values()]
}
