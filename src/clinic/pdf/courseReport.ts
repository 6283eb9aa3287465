import { caseInfo } from '../../../resources/clinic/case.ts'
import { recordsWithin } from '../../../domain/eyeChart.ts'
import type { ChartChoice } from '../../../domain/eyeChart.ts'
import type { Report } from '../../core/pdf/Report.ts'
import type { CaseData } from './caseReport.ts'
import { chartDrawing } from './chartDrawing.ts'
import { effectPairs } from './effectPairs.ts'
import { frame } from '../../core/pdf/frame.ts'
import { briefly, patientPairs } from './patientParts.ts'
import { pairsOf } from '../../core/pdf/recordParts.ts'
import { valuesTable } from './valuesTable.ts'
import type { Making, Words } from '../../core/pdf/Words.ts'

/** The course of a case as a document: the eye chart, its table, and the effect within the range that is shown. */
export const courseReport = (
  { head, patient, record, records }: CaseData,
  words: Words,
  making: Making,
  choice: ChartChoice = {},
): Report => {
  const { t } = words
  const shown = recordsWithin(records, choice)
  return frame({
    words,
    making,
    head,
    title: 'app.pdf.course',
    about: [String(patient['name'] ?? ''), String(record['number'] ?? '')],
    sections: [
      {
        parts: [
          {
            kind: 'pairs',
            pairs: [
              ...patientPairs(patient, briefly, words, making),
              ...pairsOf(caseInfo, ['number', 'doctor'], record, words),
            ],
          },
        ],
      },
      { title: t('app.eyeChart.title'), parts: [chartDrawing(records, words, choice)] },
      { title: t('app.pdf.effect'), parts: [{ kind: 'pairs', pairs: effectPairs(shown, words) }] },
      {
        title: t('app.eyeChart.table'),
        parts:
          shown.length > 0
            ? [valuesTable(shown, words, choice)]
            : [{ kind: 'text', text: t('app.eyeChart.nothingInRange') }],
      },
    ],
  })
}
