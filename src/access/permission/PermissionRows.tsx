import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link, usePermissions, useTranslate } from 'react-admin'
import { holds } from '../../../resources/rights.ts'
import { showPath } from '../../core/paths.ts'
import type { Holder, Permission } from './groups.ts'

const none: ReadonlySet<string> = new Set()

const RoleChip = ({ role, isLinked }: { role: Holder; isLinked: boolean }) => {
  const translate = useTranslate()
  const label = role.wildcard === null ? role.label : `${role.label} (${role.wildcard})`
  const title = role.wildcard === null ? undefined : translate('app.holders.byWildcard', { wildcard: role.wildcard })
  const look = { size: 'small', variant: role.wildcard === null ? 'outlined' : 'filled', label, title } as const
  return isLinked ? <Chip {...look} component={Link} to={showPath('role', role.id)} clickable /> : <Chip {...look} />
}

/** How many operators hold a permission; leads to them where one may list them. */
const Operators = ({ permission, isLinked }: { permission: Permission; isLinked: boolean }) => {
  const translate = useTranslate()
  const text = translate('app.holders.operators', { smart_count: permission.operators })
  if (!isLinked || permission.operators === 0) return <>{text}</>
  const filter = JSON.stringify({ roles: permission.roles.map(role => role.id) })
  return (
    <Link
      to={`/operator?filter=${encodeURIComponent(filter)}&displayedFilters=${encodeURIComponent(JSON.stringify({ roles: true }))}`}
    >
      {text}
    </Link>
  )
}

/** Permissions of one resource with their names, codes and holders. */
export const PermissionRows = ({ permissions }: { permissions: readonly Permission[] }) => {
  const translate = useTranslate()
  const own = usePermissions<ReadonlySet<string>>().permissions ?? none
  const [mayRole, mayOperators] = [holds(own, 'role:get'), holds(own, 'operator:list')]
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('app.holders.permission')}</TableCell>
            <TableCell>{translate('app.holders.roles')}</TableCell>
            <TableCell>{translate('app.holders.held')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {permissions.map(permission => (
            <TableRow key={permission.id} sx={{ '& > *': { verticalAlign: 'top' } }}>
              <TableCell component="th" scope="row">
                {permission.label.slice(permission.groupLabel.length + 3)}
                <Typography variant="caption" component="code" color="text.secondary" sx={{ display: 'block' }}>
                  {permission.id}
                </Typography>
              </TableCell>
              <TableCell>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                  {permission.roles.length === 0 && (
                    <Typography variant="body2" color="text.secondary">
                      {translate('app.holders.nobody')}
                    </Typography>
                  )}
                  {permission.roles.map(role => (
                    <RoleChip key={role.id} role={role} isLinked={mayRole} />
                  ))}
                </Box>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Operators permission={permission} isLinked={mayOperators} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
