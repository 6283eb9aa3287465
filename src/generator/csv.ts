import { looksLikeFormula } from '../../domain/looksLikeFormula.ts'

const byteOrderMark = '\uFEFF'

const cell = (value: string | number): string => {
  const text = typeof value === 'string' && looksLikeFormula(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows that the page has as a CSV file for spreadsheets: UTF-8 with its mark, CRLF; texts that a spreadsheet would run are made harmless. */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): Blob =>
  new Blob([byteOrderMark, rows.map(row => row.map(cell).join(',')).join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' })
