import { patientEffect, treatmentEffect } from '../../../domain/amblyopia.ts'
import { recordsWithin, valueOf } from '../../../domain/eyeChart.ts'
import { chartEyes } from '../../../domain/eyes.ts'
import type { EyeRecord } from '../../../domain/eyeChart.ts'
import type { Pair } from '../../core/pdf/Report.ts'
import type { Words } from '../../core/pdf/Words.ts'

/** The effect of the treatment: of each eye, and of the child. */
export const effectPairs = (records: readonly EyeRecord[], { t }: Words): Pair[] => {
  const inOrder = recordsWithin(records, {})
  const eyes = chartEyes.map(eye => ({
    label: t('app.pdf.effectOf', { eye: t(`app.clinical.eye.${eye}`) }),
    value: t(`app.clinical.effect.${treatmentEffect(inOrder.map(record => valueOf(record, eye, 'corrected')))}`),
  }))
  const both = patientEffect(inOrder.map(record => ({ right: record.correctedRight, left: record.correctedLeft })))
  return [...eyes, { label: t('app.pdf.patientEffect'), value: t(`app.clinical.effect.${both}`) }]
}
