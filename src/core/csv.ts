import { byteOrderMark, csvRows } from '../../domain/csv.ts'
import type { CsvCell } from '../../domain/csv.ts'

/** Rows that the page has as a CSV file for spreadsheets. */
export const csvFile = (rows: readonly (readonly CsvCell[])[]): Blob =>
  new Blob([byteOrderMark, csvRows(rows)], { type: 'text/csv;charset=utf-8' })
