import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { caseInfo } from '../../../../resources/clinic/case.ts'
import type { AnyResource } from '../../../../resources/core/index.ts'
import { unavailableReason } from '../../../core/actions/rowActions.ts'
import { editPath } from '../../../core/paths.ts'
import { useCanSee } from '../../../core/rights.tsx'
import { businessToday } from '../../../shell/installation/businessZone.ts'
import { examinationOn } from '../startFrom.ts'

const resource: AnyResource = caseInfo

/** Begins the record of today's examination, unless there is one already or the case takes none. */
export const NewExamination = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const canSee = useCanSee()
  const today = businessToday()
  if (
    !canSee('case', 'update') ||
    unavailableReason('update', resource.actions['update'], record) ||
    record['examinedOn'] === today
  )
    return null
  return (
    <Button
      component={Link}
      to={editPath('case', record.id)}
      state={examinationOn(today)}
      size="small"
      variant="contained"
      startIcon={<AddIcon />}
    >
      {translate('app.visit.newRecord')}
    </Button>
  )
}
