import ForwardToInboxIcon from '@mui/icons-material/ForwardToInboxOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import type { ReportTool } from '../../core/report/reportTools.ts'
import { useMay } from '../../core/useMay.ts'
import { onDemand } from '../../core/later.tsx'

const SubscribeDialog = onDemand(
  async () => (await import('./SubscribeDialog.tsx')).SubscribeDialog,
  ({ onClose }) => onClose(),
)

/**
 * Offers to send the report by mail, for who may have that; a report of things as they are now is of no week or month.
 */
export const SubscribeButton: ReportTool = ({ report, view }) => {
  const translate = useTranslate()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (view.range === undefined || may('reportSubscription', 'create') !== true) return null
  return (
    <>
      <Button size="small" startIcon={<ForwardToInboxIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('app.report.subscribe.name')}
      </Button>
      {isOpen && <SubscribeDialog report={report} view={view} onClose={() => setOpen(false)} />}
    </>
  )
}
