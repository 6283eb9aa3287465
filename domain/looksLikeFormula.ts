/**
 * Whether a spreadsheet might take the text for a formula and run it; full-width signs count, as some spreadsheets fold
 * them.
 */
export const looksLikeFormula = (value: string): boolean => /^[=+\-@\t\r\n＝＋－＠]/u.test(value)
