import { byteOrderMark, csvRows } from '../../../domain/csv.ts'
import type { CsvCell } from '../../../domain/csv.ts'
import type { Cell, Sheet } from './cell.ts'

const csvCell = (cell: Cell): CsvCell => (cell === null || cell.type === 'number' ? cell : cell.value)

/** The sheet as CSV in UTF-8. One chunk a batch. */
export async function* toCsv(sheet: Sheet): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + csvRows([sheet.titles]))
  for await (const batch of sheet.batches)
    if (batch.length > 0) yield Buffer.from(csvRows(batch.map(row => row.map(csvCell))))
}
