import { Box, Typography } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { online } from '../../../resources/access/online.ts'
import { holds } from '../../../resources/rights.ts'
import { EmbeddedList } from '../../core/list/EmbeddedList.tsx'

/** Where an operator is signed in now, for those who may know. */
export const SessionsCard = ({ record }: { record: RaRecord }) => {
  const title = useTranslate()('app.online.sessions')
  const { permissions } = usePermissions<ReadonlySet<string>>()
  if (!permissions || !holds(permissions, 'online:list')) return null
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <EmbeddedList resource={online} filter={{ operator: Number(record.id) }} />
    </Box>
  )
}
