import { Box, Tooltip } from '@mui/material'
import { memo } from 'react'
import { useGetIdentity, usePermissions } from 'react-admin'
import { InnerLink } from '../../core/InnerLink.tsx'
import { cut } from '../../core/cut.ts'
import { mayOpen, pageAt } from './pageAt.ts'

const shown = 6
const style = {
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  fontSize: '0.875rem',
  textDecoration: 'none',
  borderRadius: 1,
  px: 0.5,
}

const Shown = memo(({ name, to }: { name: string; to: string | undefined }) => (
  <Tooltip title={name}>
    {to === undefined ? (
      <Box component="span" role="note" tabIndex={0} sx={style}>
        {cut(name, shown)}
      </Box>
    ) : (
      <Box component={InnerLink} to={to} sx={{ ...style, '&:hover': { color: 'text.primary' } }}>
        {cut(name, shown)}
      </Box>
    )}
  </Tooltip>
))
Shown.displayName = 'Shown'

/**
 * The operator's organisation, cut short; its whole name is told on pointing and on focus. Leads to what is known about
 * it.
 */
export const OrganisationName = () => {
  const { data: identity } = useGetIdentity()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const name = String(identity?.['organisation'] ?? '')
  const at = pageAt('/user/hospital')
  if (!name) return null
  const leads = at !== undefined && permissions !== undefined && mayOpen(permissions, at)
  return <Shown name={name} to={leads ? at.path : undefined} />
}
