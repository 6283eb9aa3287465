import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { Button } from '@mui/material'
import { useGetMany, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useCanSee } from '../../core/rights.tsx'
import { mayHavePlan } from './mayHavePlan.ts'
import { newPlanPath } from './newPlanPath.ts'
import { PlanSheet } from './PlanSheet.tsx'
import './texts.ts'

/** Whether a next plan may be made for a patient. Who may not look at patients is told by the form. */
const useMayPlan = (patient: number): boolean => {
  const canSee = useCanSee()
  const mayCreate = canSee('treatmentPlan', 'create')
  const enabled = mayCreate && canSee('patient', 'list')
  const { data } = useGetMany<RaRecord>('patient', { ids: enabled ? [patient] : [] }, { enabled, retry: false })
  const found = data?.find(one => Number(one.id) === patient)
  return enabled ? found !== undefined && found['deleted'] !== true && mayHavePlan(found) : mayCreate
}

/** On the page of a plan: its print view, and the way to the next edition. */
export const PlanButtons = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const [prints, setPrints] = useState(false)
  const mayPlan = useMayPlan(Number(record['patient']))
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<PrintOutlined />} onClick={() => setPrints(true)}>
        {translate('app.plan.print')}
      </Button>
      {mayPlan && (
        <Button component={Link} to={newPlanPath(Number(record['patient']))} size="small" variant="contained">
          {translate('app.plan.next')}
        </Button>
      )}
      {prints && <PlanSheet record={record} onDone={() => setPrints(false)} />}
    </>
  )
}
