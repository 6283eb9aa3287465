import { Box, Skeleton, Typography } from '@mui/material'
import type { TrainingDay } from '../../../resources/training/trainingDays.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { filled } from '../../../i18n/filled.ts'
import { useFormat } from '../../core/format.ts'
import { Panel } from '../../shell/layout/home/Panel.tsx'
import type { PatientCardProps } from '../../patients/cards.ts'
import { LabelledLines } from '../../patients/cards/LabelledLines.tsx'
import { DayBars } from './DayBars.tsx'
import { DayTable } from './DayTable.tsx'
import { useTexts } from './useTexts.ts'
import { useTrainingDays } from './useTrainingDays.ts'
import type { TrainingDays } from './useTrainingDays.ts'

const sum = (days: readonly TrainingDay[], of: (day: TrainingDay) => number): number =>
  days.reduce((all, day) => all + of(day), 0)

const Told = ({ days, last }: TrainingDays & { readonly last: string }) => {
  const texts = useTexts()
  const format = useFormat()
  const [minutes, planned] = [sum(days, one => one.minutes), sum(days, one => one.planned ?? 0)]
  const trained = format.number(days.filter(one => one.minutes > 0).length)
  const label = filled(texts.chart, {
    from: format.date(days[0]!.day),
    to: format.date(days.at(-1)!.day),
    trained,
    minutes: format.number(minutes),
  })
  return (
    <>
      <LabelledLines
        lines={[
          [texts.trained, filled(texts.trainedOf, { trained, count: days.length })],
          [
            texts.minutes,
            <Box key="minutes" sx={{ textAlign: 'right' }}>
              {filled(texts.minutesOf, { minutes: format.number(minutes) })}
              {planned > 0 && (
                <Typography variant="body2" color="text.secondary">
                  {filled(texts.ofPlan, {
                    planned: format.number(planned),
                    percent: Math.round((100 * minutes) / planned),
                  })}
                </Typography>
              )}
            </Box>,
          ],
          [texts.last, format.date(last)],
        ]}
      />
      <Box sx={{ px: 2, pb: 1.5, display: 'grid', gap: 1 }}>
        <DayBars days={days} label={label} texts={texts} />
        <DayTable days={days} texts={texts} />
      </Box>
    </>
  )
}

const usual = 28

/** What a child trained in the last weeks, held against the plan, and when last. */
export const TrainingDaysCard = ({ patient }: PatientCardProps) => {
  const texts = useTexts()
  const textOf = useErrorText()
  const { data, error } = useTrainingDays(patient.id)
  const all = `/gameRecord?${new URLSearchParams({ filter: JSON.stringify({ patient: patient.id }) })}`
  return (
    <Panel title={filled(texts.title, { count: data?.days.length ?? usual })} all={data?.last ? all : undefined}>
      {error && !data && (
        <Typography color="error" sx={{ px: 2, py: 1.5 }}>
          {textOf(error)}
        </Typography>
      )}
      {!error && !data && (
        <Box sx={{ p: 2 }}>
          <Skeleton variant="rounded" height={160} aria-busy="true" />
        </Box>
      )}
      {data &&
        (data.last === null ? (
          <Typography color="text.secondary" variant="body2" sx={{ px: 2, py: 1.5 }}>
            {texts.never}
          </Typography>
        ) : (
          <Told days={data.days} last={data.last} />
        ))}
    </Panel>
  )
}
