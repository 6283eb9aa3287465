import { Box, Button, Typography } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { allows } from '../../../resources/schema/permission.ts'

/** Whether a case may be made for a patient. Source: specification §5, demo and self-service accounts. */
const canHaveCase = ({ type, origin, deleted }: RaRecord): boolean => type !== 'demo' && origin !== 'selfService' && deleted !== true

/** What stands where there is no case yet, with the next step for those who may take it. */
export const NoCase = ({ patient }: { patient: RaRecord }) => {
  const translate = useTranslate()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const isPossible = canHaveCase(patient)
  return (
    <Box sx={{ p: 2, textAlign: 'center' }}>
      <Typography>{translate('app.overview.noCase')}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>{translate(isPossible ? 'app.overview.noCaseText' : 'app.overview.noCasePossible')}</Typography>
      {isPossible && permissions && allows(permissions, 'case:create') && (
        <Button variant="contained" size="small" component={Link} to={`/newCase?patient=${patient.id}`}>{translate('app.overview.newCase')}</Button>
      )}
    </Box>
  )
}
