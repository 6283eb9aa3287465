import { caseReport } from './documents/caseReport.ts'
import { readCase, save } from './exporting.ts'
import type { Exporting } from './exporting.ts'

/** Saves a case as a PDF; answers the characters that its font lacks. Rejects with an HttpError where something could not be read. */
export const exportCasePdf = async (id: number, exporting: Exporting): Promise<readonly string[]> => {
  const data = await readCase(exporting, id, 'case')
  return save(caseReport(data, exporting.words, exporting.making), exporting, 'case', data.record['number'])
}
