import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { minutesLeftOut } from '../../../domain/planFit.ts'
import { muchADay, planTotals } from '../../../domain/planMinutes.ts'
import type { PlanMinutes } from '../../../domain/planMinutes.ts'
import { useFormat } from '../../core/format.ts'
import { usePlanCase } from './usePlanCase.ts'
import './texts.ts'

interface PlanWarningsProps {
  readonly items: readonly PlanMinutes[]
  /** Whose plan it is; nobody's is a template. */
  readonly patient: number | undefined
}

/** What is to be thought about before a plan is saved; nothing of it is forbidden. */
export const PlanWarnings = ({ items, patient }: PlanWarningsProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const { recommendation } = usePlanCase(patient)
  const { day } = planTotals(items)
  const leftOut = minutesLeftOut(items, recommendation)
  return (
    <>
      {leftOut && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('app.plan.leftOutEye', {
            recommendation: translate(`app.clinical.recommendation.${recommendation}`),
            eye: translate(`app.plan.eyeInSentence.${leftOut.eye}`),
            ways: format.list(
              leftOut.ways.map(({ way, minutes }) =>
                translate('app.plan.wayMinutes', {
                  way: translate(`app.plan.eye.${way}`),
                  minutes: format.number(minutes),
                }),
              ),
            ),
          })}
        </Alert>
      )}
      {day > muchADay && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('app.plan.much', { minutes: format.number(day), limit: muchADay })}
        </Alert>
      )}
    </>
  )
}
