import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useCanSee } from '../generator/rights.tsx'
import { newPlanPath } from './newPlanPath.ts'
import { PlanSheet } from './PlanSheet.tsx'

/** On the page of a plan: its print view, and the way to the next edition. */
export const PlanButtons = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const canSee = useCanSee()
  const [prints, setPrints] = useState(false)
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<PrintOutlined />} onClick={() => setPrints(true)}>{translate('app.plan.print')}</Button>
      {canSee('treatmentPlan', 'create') && (
        <Button component={Link} to={newPlanPath(Number(record['patient']))} size="small" variant="contained">{translate('app.plan.next')}</Button>
      )}
      {prints && <PlanSheet record={record} onDone={() => setPrints(false)} />}
    </>
  )
}
