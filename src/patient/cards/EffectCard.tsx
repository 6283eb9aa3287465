import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ageOn } from '../../../domain/age.ts'
import { amblyopiaLevel, decisiveEye, normalAcuity, patientEffect, trainingRecommendation } from '../../../domain/amblyopia.ts'
import type { AmblyopiaLevel, Effect, NotApplicable } from '../../../domain/amblyopia.ts'
import { chartEyes, valueOf } from '../../../domain/eyeChart.ts'
import type { Tone } from '../../../resources/schema/index.ts'
import { useTexts } from '../../eyeChart/useTexts.ts'
import { ToneChip } from '../../generator/kinds/ToneChip.tsx'
import { Panel } from '../../layout/home/Panel.tsx'
import { businessToday } from '../../installation/businessZone.ts'
import type { PatientCardProps } from '../cards.ts'
import { Lines } from './Lines.tsx'

const levelTones: { readonly [level in AmblyopiaLevel | NotApplicable]?: Tone } = { none: 'positive', moderate: 'warning', severe: 'critical' }
const effectTones: { readonly [effect in Effect]?: Tone } = { cure: 'positive', improved: 'positive', invalid: 'warning' }

/** How severe the amblyopia is and what treatment did: the level of each eye now, the effect since the first visit, and what is advised. */
export const EffectCard = ({ patient, overview: { records } }: PatientCardProps) => {
  const translate = useTranslate()
  const texts = useTexts()
  const last = records.at(-1)
  if (!last) return null
  const both = records.map(record => ({ right: record.correctedRight, left: record.correctedLeft }))
  const effect = patientEffect(both)
  const age = ageOn(String(patient['birthday']), businessToday())
  const norm = age === undefined ? undefined : normalAcuity(age)
  return (
    <Panel title={translate('app.overview.effect')}>
      <Lines lines={[
        ...chartEyes.map(eye => {
          const value = valueOf(last, eye, 'corrected')
          const level = amblyopiaLevel(value)
          return [translate(`app.clinical.eye.${eye}`), (
            <Box key={eye} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
              {value !== null && texts.value(value)}<ToneChip label={texts.level(level)} tone={levelTones[level]} />
            </Box>
          )] as const
        }),
        [translate('app.overview.effectSince', { date: texts.date(records[0]!.examinedOn) }), (
          <ToneChip key="effect" label={translate(`app.clinical.effect.${effect}`)} tone={effectTones[effect]} />
        )],
        ...(effect === 'cure' || effect === 'improved' || effect === 'invalid' ? [[translate('app.overview.decisive'), translate(`app.clinical.eye.${decisiveEye(both)}`)] as const] : []),
        [translate('app.overview.recommendation'), translate(`app.clinical.recommendation.${trainingRecommendation(both.at(-1)!)}`)],
        ...(norm === undefined ? [] : [[translate('app.overview.norm'), translate('app.overview.normFrom', { value: texts.value(norm) })] as const]),
      ]} />
    </Panel>
  )
}
