import type { ChartChoice } from '../../../domain/eyeChart.ts'
import { courseReport } from './courseReport.ts'
import { save } from '../../core/pdf/exporting.ts'
import type { Exporting } from '../../core/pdf/exporting.ts'
import { readCase } from './readCase.ts'

/**
 * Saves the course of a case as a PDF, as far as it is shown; answers the characters that its font lacks. Rejects with
 * an HttpError.
 */
export const exportCoursePdf = async (
  id: number,
  exporting: Exporting,
  choice: ChartChoice = {},
): Promise<readonly string[]> => {
  const data = await readCase(exporting, id, 'course')
  return save(courseReport(data, exporting.words, exporting.making, choice), exporting, 'course', data.record['number'])
}
