import type { ReportAnswer } from '../../../resources/core/statistics/index.ts'
import type { Execution } from '../execution.ts'
import type { Sheet } from '../export/cell.ts'
import type { Export } from '../export/exportList.ts'
import { aboutSheet } from '../export/aboutSheet.ts'
import { inBatches } from '../export/inBatches.ts'
import { sheetBody, sheetHeaders } from '../export/sheetFile.ts'
import type { Format } from '../export/sheetFile.ts'
import { comparedText, rangeText } from '../../../resources/core/statistics/written.ts'
import type { Asked } from './Asked.ts'
import { titleOfReport } from '../../../resources/core/statistics/index.ts'
import { readFiltersText } from './readFiltersText.ts'
import { reportTable, wordsOf } from './reportTable.ts'
import type { Layout } from './reportTable.ts'
import { cellWriter } from './writer.ts'

/**
 * An answer as a file, by the machinery that writes those of lists. A workbook says on a sheet of its own what it is of;
 * CSV is rows alone, as programs read it.
 */
export const exportReport = async (
  call: Execution,
  asked: Asked,
  answer: ReportAnswer,
  format: Format,
  layout: Layout,
): Promise<Export> => {
  const words = wordsOf(call)
  const name = words.t(titleOfReport(asked.report), { smart_count: 2 })
  const { titles, rows } = reportTable(call, asked, answer, layout, cellWriter)
  const days = asked.range ? `${asked.range.from}_${asked.range.to}` : call.today
  const headers = sheetHeaders(format, `${asked.report.name}-${days}`, `${name}-${days}`)
  const sheet: Sheet = { name, titles, batches: inBatches(rows) }
  if (format === 'csv') return { headers, body: sheetBody('csv', sheet) }
  const about = aboutSheet(words, {
    title: name,
    range: asked.range ? rangeText(words, asked.range) : '',
    compared: comparedText(words, answer.comparedRanges),
    filters: await readFiltersText(call, asked.report, asked.filterTexts),
    asOf: words.format.moment(answer.asOf),
  })
  return { headers, body: sheetBody('xlsx', [sheet, about]) }
}
