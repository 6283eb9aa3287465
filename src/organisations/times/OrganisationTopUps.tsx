import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { hospitalRecharge } from '../../../resources/times/hospitalRecharge.ts'
import { only } from '../../../resources/core/branch.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { EmbeddedList } from '../../core/list/EmbeddedList.tsx'

const resource: AnyResource = hospitalRecharge

/** What was bought for an organisation. */
export const OrganisationTopUps = ({ hospital }: { hospital: number }) => {
  const title = useTranslate()('resources.hospitalRecharge.name', { smart_count: 2 })
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <EmbeddedList resource={resource} filter={{ hospital: only(hospital) }} />
    </Box>
  )
}
