/** A value that a spreadsheet might take for a formula is marked as a text; numbers stay numbers. */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r\n＝＋－＠]/u.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a CSV file that spreadsheets read as UTF-8. */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): Blob =>
  new Blob(['\uFEFF', rows.map(row => row.map(cell).join(',')).join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' })
