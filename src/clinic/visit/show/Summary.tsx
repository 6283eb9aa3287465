import { Box, Chip, Skeleton, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { patientEffect, treatmentEffect } from '../../../../domain/amblyopia.ts'
import type { Eye } from '../../../../domain/amblyopia.ts'
import { businessToday } from '../../../shell/installation/businessZone.ts'
import { Failed } from '../../../core/Failed.tsx'
import { useFormat } from '../../../core/format.ts'
import { Nothing } from '../../../core/types/Nothing.tsx'
import { SectionCard } from '../../../core/SectionCard.tsx'
import { EyesTable } from '../EyesTable.tsx'
import type { EyesRow } from '../EyesTable.tsx'
import { EffectChip, LevelChip } from '../LevelChip.tsx'
import { Lines } from '../Lines.tsx'
import { readingOf } from '../readings.ts'
import { useCaseRecords } from '../useCaseRecords.ts'
import type { CaseRecord } from '../useCaseRecords.ts'
import { useVisitPatient } from '../visitPatient.ts'

/** Corrected vision of both eyes at an examination. */
const correctedOf = (record: Pick<CaseRecord, 'correctedRight' | 'correctedLeft'>) => ({
  right: record.correctedRight,
  left: record.correctedLeft,
})

const Reexamination = ({ on }: { on: string }) => {
  const translate = useTranslate()
  const format = useFormat()
  const text = translate('app.visit.reexamine', { date: format.date(on) })
  return on < businessToday() ? (
    <Chip size="small" variant="outlined" color="warning" label={`${text} · ${translate('app.visit.overdue')}`} />
  ) : (
    <Typography variant="body2">{text}</Typography>
  )
}

/**
 * How the child is doing: vision now, what it was at first, level and effect for each eye and as a whole, and what to
 * train.
 */
export const Summary = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const format = useFormat()
  const { records, isKnown, error, refetch, isAllowed } = useCaseRecords(Number(record.id))
  const { birthday } = useVisitPatient()
  const latest = record as unknown as CaseRecord
  const first = records[0]
  const hasCourse = records.length > 1 && first !== undefined
  const reading = readingOf(
    correctedOf(latest),
    hasCourse ? correctedOf(first) : undefined,
    birthday,
    latest.examinedOn,
  )
  const { age, norm, recommendation, isHealthy } = reading
  const vision = (eye: Eye): string => {
    const [now, then] = [correctedOf(latest)[eye], first && correctedOf(first)[eye]]
    return hasCourse && then !== null && then !== undefined ? `${then} → ${now}` : String(now ?? '–')
  }
  const rows: readonly EyesRow[] = [
    {
      title: translate('app.visit.corrected'),
      of: eye => (
        <Typography component="span" sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
          {vision(eye)}
        </Typography>
      ),
    },
    { title: translate('app.visit.level'), of: eye => <LevelChip level={reading[eye].level} /> },
    ...(hasCourse
      ? [{ title: translate('app.visit.change'), of: (eye: Eye) => <Lines gained={reading[eye].gained} /> }]
      : []),
    ...(records.length > 0
      ? [
          {
            title: translate('app.visit.effect'),
            of: (eye: Eye) => <EffectChip effect={treatmentEffect(records.map(one => correctedOf(one)[eye]))} />,
          },
        ]
      : []),
    ...(norm === undefined
      ? []
      : [
          {
            title: translate('app.visit.norm', { age: String(age), norm }),
            of: (eye: Eye) =>
              reading[eye].reachesNorm === undefined ? (
                <Nothing />
              ) : (
                translate(`app.visit.${reading[eye].reachesNorm ? 'reached' : 'below'}`)
              ),
          },
        ]),
  ]
  if (isAllowed && !isKnown && !error)
    return (
      <SectionCard title="app.visit.summary">
        <Skeleton variant="rounded" height={200} />
      </SectionCard>
    )
  return (
    <SectionCard title="app.visit.summary">
      {error && (
        <Box sx={{ mb: 1 }}>
          <Failed error={error} onRetry={refetch} />
        </Box>
      )}
      {hasCourse && (
        <Typography variant="body2" color="text.secondary">
          {translate('app.visit.span', { from: format.date(first.examinedOn), to: format.date(latest.examinedOn) })}
        </Typography>
      )}
      <EyesTable
        heading={eye => translate(`app.clinical.column.${eye}`)}
        rows={rows}
        titleWidth={{ xs: '30%', sm: '12em' }}
        sx={{ maxWidth: 720, '& th, & td': { px: { xs: 0.5, sm: 1.25 } } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mt: 1.5 }}>
        {records.length > 0 && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2">{translate('app.visit.patientEffect')}</Typography>
            <EffectChip effect={patientEffect(records.map(correctedOf))} />
          </Box>
        )}
        <Typography variant="body2">
          {translate('app.visit.recommendation', { text: translate(`app.clinical.recommendation.${recommendation}`) })}
        </Typography>
        {isHealthy && (
          <Typography variant="caption" color="text.secondary">
            {translate('app.clinical.neitherAmblyopic')}
          </Typography>
        )}
        {latest.reexamineOn && <Reexamination on={latest.reexamineOn} />}
      </Box>
    </SectionCard>
  )
}
