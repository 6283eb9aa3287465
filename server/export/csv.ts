import { stringify } from 'csv-stringify/sync'
import { looksLikeFormula } from '../../domain/looksLikeFormula.ts'
import type { Cell, Sheet } from './cell.ts'

const spell = (cell: Cell): string => {
  if (cell === null) return ''
  switch (cell.type) {
    case 'text': return looksLikeFormula(cell.value) ? `'${cell.value}` : cell.value
    case 'number': return cell.value.toFixed(cell.digits)
    case 'date': case 'datetime': return cell.value
  }
}

// Readers take any line break outside of quotes for the end of a record, not only CRLF.
const lines = (rows: readonly (readonly Cell[])[]): string =>
  stringify(rows.map(row => row.map(spell)), { record_delimiter: 'windows', quoted_match: /[\r\n]/ })

const byteOrderMark = '\uFEFF'

/** The sheet as CSV in UTF-8, with the mark by which spreadsheets tell UTF-8, and CRLF. One chunk a batch. */
export async function* toCsv(sheet: Sheet): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + lines([sheet.titles.map(value => ({ type: 'text', value }))]))
  for await (const batch of sheet.batches) if (batch.length > 0) yield Buffer.from(lines(batch))
}
