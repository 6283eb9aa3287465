import { unescaped } from '../../../../domain/csv.ts'
import type { SheetFile, SheetRow } from './Cell.ts'
import { CsvReader, separatorOf } from './CsvReader.ts'
import { decode } from './decode.ts'
import { refuse } from './refuse.ts'

/** Web pages and drawings are texts too. */
const looksLikeMarkup = (head: string): boolean => /^\s*<(!doctype|html|head|body|table|script|svg|\?xml)\b/i.test(head)

async function* rowsOf(bytes: Uint8Array): AsyncGenerator<readonly SheetRow[]> {
  let reader: CsvReader | undefined
  let number = 0
  const numbered = (rows: readonly (readonly string[])[]): SheetRow[] =>
    rows.map(cells => ({ number: (number += 1), cells: cells.map(unescaped) }))
  for await (const piece of decode(bytes)) {
    if (piece === '') continue
    if (!reader) {
      if (looksLikeMarkup(piece)) throw refuse('sheetNotTable')
      reader = new CsvReader(separatorOf(piece))
      yield numbered(reader.push(piece.replace(/^sep=.\r?\n/i, '')))
    } else yield numbered(reader.push(piece))
  }
  if (reader) yield numbered(reader.end())
}

/**
 * A CSV file in UTF-8, UTF-16 or GB18030; one that was exported reads as it was. Cells are literal texts: one that
 * begins with `=` is no formula here.
 */
export const readCsv = (bytes: Uint8Array): SheetFile => ({ name: null, rows: rowsOf(bytes) })
