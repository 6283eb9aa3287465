export interface Holder {
  readonly id: number
  readonly label: string
  /** The wildcard by which the role holds the permission; null where it is granted by name. */
  readonly wildcard: string | null
}

/** A permission and who holds it, as the server tells it. `label` begins with the group's. */
export interface Permission {
  readonly id: string
  readonly group: string
  readonly groupLabel: string
  readonly label: string
  readonly roles: readonly Holder[]
  /** How many operators within the caller's scope. */
  readonly operators: number
}

export interface Group {
  readonly id: string
  readonly label: string
  readonly permissions: readonly Permission[]
}

/** The permissions that match a text, in groups; by name, by code, or by a role that holds them. */
export const groupsOf = (permissions: readonly Permission[], text: string): readonly Group[] => {
  const wanted = text.trim().toLowerCase()
  const matches = ({ id, label, roles }: Permission): boolean => [id, label, ...roles.map(role => role.label)].some(one => one.toLowerCase().includes(wanted))
  const groups = new Map<string, { id: string; label: string; permissions: Permission[] }>()
  for (const permission of permissions.filter(matches)) {
    const group = groups.get(permission.group) ?? { id: permission.group, label: permission.groupLabel, permissions: [] }
    group.permissions.push(permission)
    groups.set(group.id, group)
  }
  return [...groups.values()]
}
