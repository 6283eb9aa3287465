import { strToU8, Zip, ZipDeflate } from 'fflate'
import { looksLikeFormula } from '../../../domain/looksLikeFormula.ts'
import { limits } from '../import/limits.ts'
import type { Cell, Row, Sheet } from './cell.ts'
import { columnWidths } from './columnWidths.ts'
import { xml } from './xml.ts'
import {
  contentTypes,
  packageRelations,
  sheetEnd,
  sheetStart,
  styles,
  workbook,
  workbookRelations,
} from './xlsxParts.ts'

/** Rows that a sheet can have; what is beyond goes on in a further sheet. */
const rowsPerSheet = 1_048_576

/** Days since the epoch of spreadsheets, 1899-12-30, with the time of day as fraction. */
const serial = (value: string): number =>
  Date.parse(`${value.replace(' ', 'T')}${value.length > 10 ? 'Z' : 'T00:00:00Z'}`) / 86_400_000 + 25_569

/** Index of the cell format in the styles part. */
const style = { plain: 0, decimal: 1, date: 2, datetime: 3, title: 4, quoted: 5, share: 6 } as const

/** A text as far as a cell can hold it: a workbook with more in one is called damaged. */
const cut = (value: string): string =>
  value.length <= limits.cell ? value : `${value.slice(0, limits.cell - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

const textCell = (value: string, format: number): string =>
  `<c${format ? ` s="${format}"` : ''} t="inlineStr"><is><t xml:space="preserve">${xml(cut(value))}</t></is></c>`

const styleOf = ({ isShare, digits }: Extract<Cell, { type: 'number' }>): number =>
  isShare ? style.share : digits > 0 ? style.decimal : style.plain

const cellXml = (cell: Cell): string => {
  if (cell === null) return '<c/>'
  switch (cell.type) {
    // The format says "this is a text", as an apostrophe typed before it would: it stays one when somebody edits the
    // cell.
    case 'text':
      return textCell(cell.value, looksLikeFormula(cell.value) ? style.quoted : style.plain)
    case 'number':
      return `<c${styleOf(cell) ? ` s="${styleOf(cell)}"` : ''}><v>${cell.value}</v></c>`
    case 'date':
      return `<c s="${style.date}"><v>${serial(cell.value)}</v></c>`
    case 'datetime':
      return `<c s="${style.datetime}"><v>${serial(cell.value)}</v></c>`
  }
}

const rowXml = (row: Row): string => `<row>${row.map(cellXml).join('')}</row>`
const titleRow = (titles: readonly string[]): string =>
  `<row>${titles.map(title => textCell(title, style.title)).join('')}</row>`

/** A zip that is written as it grows; `taken` hands over what is ready. */
class Package {
  #ready: Uint8Array[] = []
  #failure: Error | null = null
  readonly #zip = new Zip((error, chunk) => {
    if (error) this.#failure = error
    else this.#ready.push(chunk)
  })

  open(path: string): (text: string, last?: boolean) => void {
    const entry = new ZipDeflate(path, { level: 6 })
    this.#zip.add(entry)
    return (text, last = false) => entry.push(strToU8(text), last)
  }

  put(path: string, text: string): void {
    this.open(path)(text, true)
  }

  end(): void {
    this.#zip.end()
  }

  taken(): Uint8Array {
    if (this.#failure) throw this.#failure
    const all = Buffer.concat(this.#ready)
    this.#ready = []
    return all
  }
}

async function* only(sheet: Sheet): AsyncGenerator<Sheet> {
  yield sheet
}

/**
 * One sheet, or several, as an Office Open XML workbook, deflated and handed over batch by batch; memory does not grow
 * with the rows. Sheets come first in the package and what names them last, so that nothing needs to be known
 * beforehand.
 */
export async function* toXlsx(
  sheets: Sheet | Iterable<Sheet> | AsyncIterable<Sheet>,
  limit = rowsPerSheet,
): AsyncGenerator<Uint8Array> {
  const parts = new Package()
  const names: string[] = []
  const begin = ({ name, titles }: Sheet, widths: readonly number[]): ((text: string, last?: boolean) => void) => {
    names.push(name)
    const write = parts.open(`xl/worksheets/sheet${names.length}.xml`)
    write(sheetStart(widths) + titleRow(titles))
    return write
  }
  for await (const sheet of 'batches' in sheets ? only(sheets) : sheets) {
    let write: ReturnType<typeof begin> | undefined
    let widths: readonly number[] = []
    let rows = 1
    for await (const batch of sheet.batches) {
      let rest = batch
      // How wide its columns are stands before its rows, and is told by the first of them.
      if (!write) {
        widths = columnWidths(sheet, batch)
        write = begin(sheet, widths)
      }
      while (rest.length > 0) {
        if (rows === limit) {
          write(sheetEnd, true)
          write = begin(sheet, widths)
          rows = 1
        }
        const fitting = rest.slice(0, limit - rows)
        write(fitting.map(rowXml).join(''))
        rows += fitting.length
        rest = rest.slice(fitting.length)
      }
      const chunk = parts.taken()
      if (chunk.length > 0) yield chunk
    }
    write ??= begin(sheet, columnWidths(sheet, []))
    write(sheetEnd, true)
  }
  parts.put('xl/styles.xml', styles)
  parts.put('xl/workbook.xml', workbook(names))
  parts.put('xl/_rels/workbook.xml.rels', workbookRelations(names.length))
  parts.put('_rels/.rels', packageRelations)
  parts.put('[Content_Types].xml', contentTypes(names.length))
  parts.end()
  yield parts.taken()
}
