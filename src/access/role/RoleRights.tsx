import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { Alert, Button, Skeleton } from '@mui/material'
import { replaceEqualDeep, useQuery } from '@tanstack/react-query'
import { useLocale, usePermissions, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useEffect, useMemo, useRef, useState } from 'react'
import { resourceNamed } from '../../../resources/index.ts'
import { unavailableReason } from '../../core/actions/rowActions.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { useReason } from '../../core/actions/useReason.ts'
import { useClient } from '../../core/provider.ts'
import { recordLabel } from '../../core/recordLabel.ts'
import { useCanSee } from '../../core/rights.tsx'
import { tickedLeaves, withGroups } from '../trees/ticks.ts'
import { grantedBy, grantedLeaves } from '../trees/wildcards.ts'
import { grantedTo, menuNodes, permissionNodes } from './nodes.ts'
import type { MenuNode, PermissionGroup } from './nodes.ts'
import { RolePreview } from './RolePreview.tsx'
import { TicksCard } from './TicksCard.tsx'
import { TicksConflict } from './TicksConflict.tsx'
import { TicksDraft } from './TicksDraft.tsx'
import { useTicks } from './useTicks.ts'
import type { TickedField } from './useTicks.ts'

const role = resourceNamed('role')!
const nothing: ReadonlySet<string> = new Set()

const useTree = <T,>(resource: 'menu' | 'permission', read: (signal: AbortSignal) => Promise<readonly T[]>) =>
  useQuery({ queryKey: [resource, 'tree', useLocale()], queryFn: ({ signal }) => read(signal) })

/** A value that is the one of before, as far as it is equal: a tree view takes other nodes for another tree. */
const useShared = <T,>(value: T): T => {
  const last = useRef(value)
  const shared = replaceEqualDeep(last.current, value) as T
  useEffect(() => {
    last.current = shared
  })
  return shared
}

/** Why the ticks of a card cannot be changed by this operator, or now. */
const useUnavailable = (record: RaRecord) => {
  const canSee = useCanSee()
  const translate = useTranslate()
  const reason = useReason(role)
  return (action: TickedField['action']): string | undefined => {
    if (!canSee('role', action)) return translate('app.ticks.mayNot')
    const unavailable = unavailableReason(action, role.actions[action], record)
    return unavailable && reason(unavailable)
  }
}

interface TreesProps {
  readonly record: RaRecord
  readonly menus: readonly MenuNode[]
  readonly groups: readonly PermissionGroup[]
}

const Trees = ({ record, menus, groups }: TreesProps) => {
  const translate = useTranslate()
  // Until it is known what the operator holds, nothing can be granted.
  const own = usePermissions<ReadonlySet<string>>().permissions ?? nothing
  const unavailableBy = useUnavailable(record)
  const unavailable = { menus: unavailableBy('setMenus'), permissions: unavailableBy('setPermissions') }
  const isFixed = { menus: unavailable.menus !== undefined, permissions: unavailable.permissions !== undefined }
  const granted = useMemo(() => grantedTo(record), [record])
  const marks = {
    notHeld: translate('app.ticks.notHeld'),
    notSeen: translate('app.ticks.notSeen'),
    mayNotOpen: translate('app.ticks.mayNotOpen'),
    noPage: translate('app.ticks.noPage'),
  }
  const permissionTree = useShared(
    permissionNodes(groups, granted, own, { ...marks, unavailable: isFixed.permissions }),
  )
  const permissions = useTicks(record, {
    field: 'permissions',
    action: 'setPermissions',
    read: from => grantedLeaves(groups, grantedTo(from)),
    write: (ticked, onto) => grantedBy(groups, ticked, grantedTo(onto)),
  })
  // Pages are marked by the permissions as they are ticked now, saved or not.
  const menuTree = useShared(menuNodes(menus, permissions.ticked, { ...marks, unavailable: isFixed.menus }))
  const menuTicks = useTicks(record, {
    field: 'menus',
    action: 'setMenus',
    read: from => tickedLeaves(menuTree, ((from['menus'] as readonly number[] | null) ?? []).map(String)),
    write: ticked => withGroups(menuTree, ticked).map(Number),
  })
  const locale = useLocale()
  const [isPreviewed, preview] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<VisibilityOutlined />}
        onClick={() => preview(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('app.ticks.asHolder.open')}
      </Button>
      {isPreviewed && (
        <RolePreview
          name={recordLabel(role, record, locale)}
          menus={menus}
          ticked={menuTicks.ticked}
          permissions={new Set(grantedBy(groups, permissions.ticked, granted))}
          onClose={() => preview(false)}
        />
      )}
      <TicksDraft menus={menuTicks} permissions={permissions} />
      <TicksCard title="app.ticks.menus" nodes={menuTree} ticks={menuTicks} unavailable={unavailable.menus} isOpen />
      <TicksCard
        title="app.ticks.permissions"
        nodes={permissionTree}
        ticks={permissions}
        unavailable={unavailable.permissions}
        isOpen={false}
      />
      <TicksConflict field="menus" record={record} ticks={menuTicks} labels={menuLabels(menus)} />
      <TicksConflict field="permissions" record={record} ticks={permissions} />
    </>
  )
}

const menuLabels = (menus: readonly MenuNode[]): ReadonlyMap<number, string> =>
  new Map(menus.flatMap(menu => [[menu.id, menu.label] as const, ...menuLabels(menu.children ?? [])]))

/** What a role may do and which menus it shows, as two trees to be ticked. */
export const RoleRights = ({ record }: { record: RaRecord }) => {
  const textOf = useErrorText()
  const client = useClient()
  const menus = useTree('menu', async signal => (await client.menu.tree({}, { signal })) as readonly MenuNode[])
  const groups = useTree('permission', signal => client.permission.tree({}, { signal }))
  const error = menus.error ?? groups.error
  if (error) return <Alert severity="error">{textOf(error)}</Alert>
  if (!menus.data || !groups.data) return <Skeleton variant="rounded" height={320} />
  return <Trees key={record.id} record={record} menus={menus.data} groups={groups.data} />
}
