import { caseReport } from './caseReport.ts'
import { save } from '../../core/pdf/exporting.ts'
import type { Exporting } from '../../core/pdf/exporting.ts'
import { readCase } from './readCase.ts'

/**
 * Saves a case as a PDF; answers the characters that its font lacks. Rejects with an HttpError where something could
 * not be read.
 */
export const exportCasePdf = async (id: number, exporting: Exporting): Promise<readonly string[]> => {
  const data = await readCase(exporting, id, 'case')
  return save(caseReport(data, exporting.words, exporting.making), exporting, 'case', data.record['number'])
}
