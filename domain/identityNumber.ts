import { isCalendarDate } from './calendar.ts'

/** Resident identity numbers of 18 characters: GB 11643-1999. */

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** The last character of an identity number, from the 17 digits before it. */
export const checkDigit = (first17: string): string =>
  '10X98765432'.charAt([...first17].reduce((sum, digit, i) => sum + Number(digit) * weights[i]!, 0) % 11)

/** What an identity number says of its holder. */
export interface Identity {
  /** YYYY-MM-DD. */
  readonly birthday: string
  readonly gender: 'male' | 'female'
}

/** Reads birth date and gender; undefined where the date does not exist or the check digit is wrong. */
export const readIdentityNumber = (value: string): Identity | undefined => {
  if (!/^\d{17}[\dX]$/.test(value) || checkDigit(value.slice(0, 17)) !== value[17]) return undefined
  const birthday = `${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`
  return isCalendarDate(birthday) ? { birthday, gender: Number(value[16]) % 2 === 1 ? 'male' : 'female' } : undefined
}
