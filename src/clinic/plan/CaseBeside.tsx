import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Skeleton, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ReactNode } from 'react'
import { amblyopiaLevel } from '../../../domain/amblyopia.ts'
import type { Eye } from '../../../domain/amblyopia.ts'
import { valueOf } from '../../../domain/eyeChart.ts'
import { lineDifference } from '../../../domain/visualAcuity.ts'
import { useTexts } from '../eyeChart/useTexts.ts'
import { Failed } from '../../core/Failed.tsx'
import { RecordLink } from '../../core/RecordLink.tsx'
import { DueChip } from '../../core/DueChip.tsx'
import { EyesTable } from '../visit/EyesTable.tsx'
import type { EyesRow } from '../visit/EyesTable.tsx'
import { LevelChip } from '../visit/LevelChip.tsx'
import { Lines } from '../visit/Lines.tsx'
import { Recommended } from '../visit/Recommended.tsx'
import type { PlanCase } from './usePlanCase.ts'
import './texts.ts'

/** Vision of both eyes at the latest examination, its level, and what was gained since the first one. */
const Vision = ({ found: { first, latest } }: { found: PlanCase }) => {
  const translate = useTranslate()
  const texts = useTexts()
  if (!latest || !first) return null
  const value = (eye: Eye, measure: 'naked' | 'corrected'): string => {
    const read = valueOf(latest, eye, measure)
    return read === null ? '–' : texts.value(read)
  }
  const gained = (eye: Eye): number | undefined => {
    const [then, now] = [valueOf(first, eye, 'corrected'), valueOf(latest, eye, 'corrected')]
    return then === null || now === null ? undefined : lineDifference(then, now)
  }
  const rows: readonly EyesRow[] = [
    { title: translate('app.clinical.measure.corrected'), of: eye => <strong>{value(eye, 'corrected')}</strong> },
    { title: translate('app.clinical.measure.naked'), of: eye => value(eye, 'naked') },
    {
      title: translate('app.visit.level'),
      of: eye => <LevelChip level={amblyopiaLevel(valueOf(latest, eye, 'corrected'))} />,
    },
    ...(first === latest
      ? []
      : [
          {
            title: translate('app.visit.since', { date: texts.date(first.examinedOn) }),
            of: (eye: Eye) => <Lines gained={gained(eye)} />,
          },
        ]),
  ]
  return (
    <EyesTable
      heading={eye => translate(`app.clinical.eye.${eye}`)}
      rows={rows}
      titleWidth="34%"
      sx={{ '& td, & th': { px: 0.5, py: 0.5, whiteSpace: 'normal' } }}
    />
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ mt: 1 }}>
    <Typography component="dt" variant="caption" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
)

/** What the doctor wrote down for the training, as far as something stands there. */
const Advice = ({ found: { overview, vision } }: { found: PlanCase }) => {
  const translate = useTranslate()
  if (!overview || !vision) return null
  const { recommendation, trainingFrequencyLabel, occlusion, reexamineOn } = overview
  const written = (
    [
      ['recommendation', recommendation],
      ['trainingFrequency', trainingFrequencyLabel],
      ['occlusion', occlusion],
    ] as const
  ).filter(([, text]) => text)
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Line label={translate('app.plan.case.recommended')}>
        <Recommended vision={vision} />
      </Line>
      {written.map(([name, text]) => (
        <Line key={name} label={translate(`resources.case.fields.${name}`)}>
          {text}
        </Line>
      ))}
      {reexamineOn && (
        <Line label={translate('resources.case.fields.reexamineOn')}>
          <DueChip on={reexamineOn} />
        </Line>
      )}
    </Box>
  )
}

const Body = ({ found }: { found: PlanCase }) => {
  const translate = useTranslate()
  const { overview, error, retry } = found
  if (error) return <Failed error={error} onRetry={retry} />
  if (!overview) return <Skeleton variant="rounded" height={160} />
  if (!found.latest || overview.case === null)
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('app.plan.case.none')}
      </Typography>
    )
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        <RecordLink resource="case" id={overview.case}>
          {overview.number ?? `#${overview.case}`}
        </RecordLink>
      </Typography>
      <Vision found={found} />
      <Advice found={found} />
    </>
  )
}

/**
 * What the plan is made for, in sight while it is made: the case's vision, levels and recommendations. It can be folded
 * where there is little room.
 */
export const CaseBeside = ({ found }: { found: PlanCase }) => {
  const translate = useTranslate()
  const texts = useTexts()
  const { latest, vision } = found
  const title = latest
    ? translate('app.plan.case.titleOf', { date: texts.date(latest.examinedOn) })
    : translate('app.plan.case.title')
  return (
    <Accordion
      defaultExpanded
      disableGutters
      variant="outlined"
      component="section"
      aria-label={title}
      slotProps={{ heading: { component: 'h3' } }}
      sx={{ borderRadius: 1, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ '&.Mui-expanded .folded': { display: 'none' } }}>
        <Box>
          <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
            {title}
          </Typography>
          {vision && (
            <Typography className="folded" component="span" variant="body2" color="text.secondary">
              <Recommended vision={vision} />
            </Typography>
          )}
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0 }}>
        <Body found={found} />
      </AccordionDetails>
    </Accordion>
  )
}
