import { amblyopiaLevel } from '../../../domain/amblyopia.ts'
import { recordsWithin, valueOf } from '../../../domain/eyeChart.ts'
import { chartEyes, chartMeasures } from '../../../domain/eyes.ts'
import type { ChartChoice, EyeRecord } from '../../../domain/eyeChart.ts'
import { acuityText } from '../../../resources/core/types/acuity/acuityText.ts'
import { levelText, seriesText } from '../eyeChart/texts.ts'
import type { Part } from '../../core/pdf/Report.ts'
import type { Words } from '../../core/pdf/Words.ts'

/** Vision of every examination, oldest first; the table twin of the eye chart. */
export const valuesTable = (records: readonly EyeRecord[], words: Words, choice: ChartChoice = {}): Part => {
  const { eyes = chartEyes, measures = chartMeasures } = choice
  const columns = eyes.flatMap(eye => measures.map(measure => ({ eye, measure })))
  const { t, format } = words
  return {
    kind: 'table',
    columns: [
      { title: t('app.eyeChart.date'), width: 24 },
      ...columns.map(({ eye, measure }) => ({ title: seriesText({ eye, measure }, t), width: 30 })),
    ],
    rows: recordsWithin(records, choice).map(record => [
      format.date(record.examinedOn),
      ...columns.map(({ eye, measure }) => {
        const value = valueOf(record, eye, measure)
        if (value === null) return ''
        const level = measure === 'corrected' && value !== 'UC' ? ` · ${levelText(amblyopiaLevel(value), t)}` : ''
        return `${acuityText(value, t)}${level}`
      }),
    ]),
  }
}
