import type { ReportAnswer } from '../../../resources/core/statistics/index.ts'
import type { Execution } from '../execution.ts'
import type { Row } from '../export/cell.ts'
import type { Export } from '../export/exportList.ts'
import { sheetBody, sheetHeaders } from '../export/sheetFile.ts'
import type { Format } from '../export/sheetFile.ts'
import type { Asked } from './Asked.ts'
import { titleOfReport } from '../../../resources/core/statistics/index.ts'
import { reportTable } from './reportTable.ts'
import type { Layout } from './reportTable.ts'
import { cellWriter } from './writer.ts'

/** Rows as sheets are written: some at a time. */
export async function* inBatches(rows: readonly Row[], size = 500): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}

/**
 * An answer as a file, by the machinery that writes those of lists.
 */
export const exportReport = (
  call: Execution,
  asked: Asked,
  answer: ReportAnswer,
  format: Format,
  layout: Layout,
): Export => {
  const name = call.host.translate(call.language, titleOfReport(asked.report), { smart_count: 2 })
  const { titles, rows } = reportTable(call, asked, answer, layout, cellWriter)
  const days = asked.range ? `${asked.range.from}_${asked.range.to}` : call.today
  return {
    headers: sheetHeaders(format, `${asked.report.name}-${days}`, `${name}-${days}`),
    body: sheetBody(format, { name, titles, batches: inBatches(rows) }),
  }
}
