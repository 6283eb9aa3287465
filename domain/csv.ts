import { looksLikeFormula } from './looksLikeFormula.ts'

/** A cell: a text, a whole number, a number with its digits after the point, or nothing. */
export type CsvCell = string | number | { readonly value: number; readonly digits: number } | null

const wouldRun = (text: string): boolean => looksLikeFormula(text.replace(/^'+/, ''))

/** The text with an apostrophe before what a spreadsheet would run, by which it takes it for a text. */
const harmless = (text: string): string => (wouldRun(text) ? `'${text}` : text)

/** A text as it was before it became harmless. */
export const unescaped = (text: string): string => (text.startsWith("'") && wouldRun(text) ? text.slice(1) : text)

/**
 * Spreadsheets of other countries end a cell at a semicolon or a tab, and some at any line break, but never within
 * quotes.
 */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const spell = (cell: CsvCell): string => {
  if (cell === null) return ''
  if (typeof cell === 'string') return quoted(harmless(cell))
  return typeof cell === 'number' ? String(cell) : cell.value.toFixed(cell.digits)
}

/** By this mark spreadsheets tell that a file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * Rows as CSV (RFC 4180): every text in quotes, numbers bare, CRLF after each row. Texts that a spreadsheet would run
 * are made harmless.
 */
export const csvRows = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map(row => `${row.map(spell).join(',')}\r\n`).join('')
