import type { SheetCell } from '../read/Cell.ts'

/** Digits that a spreadsheet keeps of a number. */
const kept = 15

const spelling = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i

/**
 * A number as it was meant, never by way of binary fractions: whole numbers digit by digit. A number that a spreadsheet
 * spells with an exponent because it has more digits than it keeps has lost its last ones, as identity numbers do.
 */
export const numberText = (spelled: string): SheetCell => {
  const found = spelling.exec(spelled.trim())
  if (!found) return spelled
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = found
  const digits = (whole + fraction).replace(/^0+/, '')
  if (digits === '') return '0'
  const point = whole.length + Number(exponent) - (whole.length + fraction.length - digits.length)
  const isWhole = digits.replace(/(?<!0)0+$/, '').length <= point
  if (isWhole && point > kept)
    return Number(exponent) === 0 ? sign + digits.slice(0, point) : { problem: 'importDigitsLost' }
  if (isWhole) return sign + digits.slice(0, point).padEnd(point, '0')
  // 0.30000000000000004 is what a spreadsheet shows as 0.3.
  const value = Number(Number(spelled).toPrecision(kept))
  return Math.abs(value) < 1e-6 ? value.toFixed(20).replace(/(?<!0)0+$/, '') : String(value)
}

const day = 86_400_000

/**
 * A serial day as `YYYY-MM-DD`, with ` HH:MM:SS` where there is a time; a time alone where there is no day. Nonsense
 * stays a number.
 */
export const serialText = (spelled: string, from1904: boolean): SheetCell => {
  const serial = Number(spelled)
  if (!Number.isFinite(serial) || serial < 0 || serial > 2_958_465) return numberText(spelled)
  const seconds = Math.round((serial % 1) * 86_400)
  // The count from 1900 has a 29 February 1900, so that what stands before it is a day off.
  const days = Math.floor(serial) + (from1904 ? 1462 : serial < 60 ? 1 : 0)
  const moment = new Date((days - 25_569) * day + seconds * 1000).toISOString()
  if (serial < 1 && !from1904) return moment.slice(11, 19)
  return seconds === 0 ? moment.slice(0, 10) : `${moment.slice(0, 10)} ${moment.slice(11, 19)}`
}
