import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../core/useMay.ts'
import { unavailableReasonOf } from '../../clinic/visit/caseFor.ts'

/** What stands where there is no case yet, with the next step for those who may take it. */
export const NoCase = ({ patient }: { patient: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const isPossible = patient['deleted'] !== true && unavailableReasonOf(patient) === undefined
  return (
    <Box sx={{ p: 2, textAlign: 'center' }}>
      <Typography>{translate('app.overview.noCase')}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate(isPossible ? 'app.overview.noCaseText' : 'app.overview.noCasePossible')}
      </Typography>
      {isPossible && may('case', 'create') && (
        <Button variant="contained" size="small" component={Link} to={`/newCase?patient=${patient.id}`}>
          {translate('app.overview.newCase')}
        </Button>
      )}
    </Box>
  )
}
