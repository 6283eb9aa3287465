import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { useFormat } from '../../core/format.ts'
import { showPath } from '../../core/paths.ts'
import { useMay } from '../../core/useMay.ts'
import { CardState } from '../../shell/layout/home/CardState.tsx'
import { Panel } from '../../shell/layout/home/Panel.tsx'
import { mayHavePlan } from './mayHavePlan.ts'
import { newPlanPath } from './newPlanPath.ts'
import { PlanTable } from './PlanTable.tsx'
import { usePlans } from './usePlans.ts'
import './texts.ts'

/** What the child trains now, on the page of a patient. */
export const CurrentPlanCard = ({ patient }: { patient: RaRecord }) => {
  const translate = useTranslate()
  const format = useFormat()
  const may = useMay()
  const { data, isPending, isError, refetch } = usePlans(Number(patient.id), true)
  const mayPlan = may('treatmentPlan', 'create') && patient['deleted'] !== true && mayHavePlan(patient)
  if (!data)
    return (
      <Panel title={translate('app.plan.current')}>
        <CardState pending={isPending} failed={isError} onRetry={() => void refetch()} />
      </Panel>
    )
  const plan = data[0]
  return (
    <Panel title={translate('app.plan.current')}>
      <Box sx={{ px: 2, py: 1.5 }}>
        {plan ? (
          <>
            <Typography color="text.secondary" variant="body2" sx={{ mb: 1 }}>
              {translate('app.plan.edition', { edition: plan.edition })} ·{' '}
              {translate('app.plan.since', { from: format.date(plan.startsOn) })}
            </Typography>
            <PlanTable items={plan.items} />
            {plan.remark && (
              <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
                {plan.remark}
              </Typography>
            )}
          </>
        ) : (
          <>
            <Typography>{translate('app.plan.none')}</Typography>
            <Typography color="text.secondary" variant="body2">
              {translate('app.plan.noneText')}
            </Typography>
          </>
        )}
        <Box sx={{ display: 'flex', gap: 1, mt: 1, ml: -0.5 }}>
          {plan && (
            <Button size="small" component={Link} to={showPath('treatmentPlan', plan.id)}>
              {translate('app.plan.show')}
            </Button>
          )}
          {mayPlan && (
            <Button size="small" component={Link} to={newPlanPath(patient.id)}>
              {translate(plan ? 'app.plan.next' : 'app.plan.open')}
            </Button>
          )}
        </Box>
      </Box>
    </Panel>
  )
}
