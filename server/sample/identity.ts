import { checkDigit } from '../../domain/identityNumber.ts'
import type { Gender } from './names.ts'
import type { Random } from './random.ts'

const prefixes = [
  '130',
  '131',
  '132',
  '135',
  '136',
  '137',
  '138',
  '139',
  '150',
  '151',
  '152',
  '156',
  '157',
  '158',
  '159',
  '166',
  '173',
  '177',
  '180',
  '181',
  '182',
  '185',
  '186',
  '187',
  '188',
  '189',
  '191',
  '198',
  '199',
]
const space = 100_000_000

/**
 * The mobile number of a serial below 100 000 000, another for each serial: the factor has no divisor in common with
 * the space, so the last eight digits run through it without repeating.
 */
export const mobileOf = (serial: number): string => {
  const tail = (serial * 61_803_399 + 27_182_818) % space
  return prefixes[tail % prefixes.length]! + String(tail).padStart(8, '0')
}

/**
 * Gives identity numbers (GB 11643), each once: serials of an area and a birthday are counted up, odd for boys and even
 * for girls. Answers null where the 500 serials of a day are used up.
 */
export const identityNumbers = (): ((area: string, birthday: string, gender: Gender) => string | null) => {
  const used = new Map<string, number>()
  return (area, birthday, gender) => {
    const first14 = area + birthday.replaceAll('-', '')
    const key = gender === 'male' ? first14 : `${first14}f`
    const count = used.get(key) ?? 0
    if (count >= 499) return null
    used.set(key, count + 1)
    const serial = 1 + 2 * ((count * 173 + Number(first14.slice(12))) % 499) + (gender === 'male' ? 0 : 1)
    const first17 = first14 + String(serial).padStart(3, '0')
    return first17 + checkDigit(first17)
  }
}

/** A landline number of an area code such as 0571. */
export const landline = (random: Random, area: string): string =>
  `${area}-${random.integer(2, 8)}${String(random.integer(0, 9_999_999)).padStart(7, '0')}`
