import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ageOn } from '../../../domain/age.ts'
import { amblyopiaLevel, decisiveEye, normalAcuity, patientEffect } from '../../../domain/amblyopia.ts'
import { valueOf } from '../../../domain/eyeChart.ts'
import { chartEyes } from '../../../domain/eyes.ts'
import { useTexts } from '../../clinic/eyeChart/useTexts.ts'
import { Panel } from '../../shell/layout/home/Panel.tsx'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { EffectChip, LevelChip } from '../../clinic/visit/LevelChip.tsx'
import { Recommended } from '../../clinic/visit/Recommended.tsx'
import type { PatientCardProps } from '../cards.ts'
import { LabelledLines } from './LabelledLines.tsx'

/**
 * How severe the amblyopia is and what treatment did: the level of each eye now, the effect since the first visit, and
 * what is advised.
 */
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
      <LabelledLines
        lines={[
          ...chartEyes.map(eye => {
            const value = valueOf(last, eye, 'corrected')
            return [
              translate(`app.clinical.eye.${eye}`),
              <Box
                key={eye}
                sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}
              >
                {value !== null && texts.value(value)}
                <LevelChip level={amblyopiaLevel(value)} />
              </Box>,
            ] as const
          }),
          [
            translate('app.overview.effectSince', { date: texts.date(records[0]!.examinedOn) }),
            <EffectChip key="effect" effect={effect} />,
          ],
          ...(effect === 'cure' || effect === 'improved' || effect === 'invalid'
            ? [[translate('app.overview.decisive'), translate(`app.clinical.eye.${decisiveEye(both)}`)] as const]
            : []),
          [translate('app.overview.recommendation'), <Recommended key="recommended" vision={both.at(-1)!} />],
          ...(norm === undefined
            ? []
            : [
                [
                  translate('app.overview.norm'),
                  translate('app.overview.normFrom', { value: texts.value(norm) }),
                ] as const,
              ]),
        ]}
      />
    </Panel>
  )
}
