import { recordsWithin } from '../../domain/eyeChart.ts'
import { chartEyes, chartMeasures } from '../../domain/eyes.ts'
import type { ChartChoice } from '../../domain/eyeChart.ts'
import type { eyeChart } from '../../resources/clinic/examinations.ts'
import type { PlainOf } from '../../resources/core/infer.ts'
import type { Context } from '../core/contract.ts'
import type { Case } from './clinical.ts'
import { examinationsOf } from './examinationsOf.ts'
import type { Examination } from './examinationsOf.ts'
import { logRead } from '../core/logRead.ts'

/** The examination with the eyes and the vision that are asked for alone. */
const narrowed = (record: Examination, { eyes = chartEyes, measures = chartMeasures }: ChartChoice): Examination => ({
  ...record,
  nakedRight: eyes.includes('right') && measures.includes('naked') ? record.nakedRight : null,
  nakedLeft: eyes.includes('left') && measures.includes('naked') ? record.nakedLeft : null,
  correctedRight: eyes.includes('right') && measures.includes('corrected') ? record.correctedRight : null,
  correctedLeft: eyes.includes('left') && measures.includes('corrected') ? record.correctedLeft : null,
})

/** What the eye chart of a case, or a part of it, is drawn from; the log of reads says that it was looked at. */
export const eyeChartOf = async (
  { id, number, patient, patientLabel }: Case,
  choice: ChartChoice,
  context: Context,
): Promise<PlainOf<typeof eyeChart>> => {
  await logRead('case', id, 'open', context)
  const records = recordsWithin(await examinationsOf(id, context), choice).map(record => narrowed(record, choice))
  return { patient, patientLabel, number, records }
}
