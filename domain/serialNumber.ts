/**
 * How the last character of a serial number is worked out: not at all, by Luhn's formula over the digits (ISO/IEC
 * 7812-1, annex B), or by ISO/IEC 7064 MOD 37,36 over letters and digits.
 */
export const checkCharacters = ['none', 'luhn', 'mod3736'] as const

export type CheckCharacter = (typeof checkCharacters)[number]

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Luhn's check digit for the digits of a text. */
export const luhnDigit = (text: string): string => {
  const digits = text.replace(/\D/g, '').split('').reverse().map(Number)
  const sum = digits.reduce(
    (all, digit, place) => all + (place % 2 === 0 ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}

/**
 * The check character of ISO/IEC 7064 MOD 37,36 for the letters and digits of a text; capitals and small letters are
 * one.
 */
export const mod3736Character = (text: string): string => {
  const size = alphabet.length
  const carried = text
    .toUpperCase()
    .split('')
    .map(character => alphabet.indexOf(character))
    .filter(value => value >= 0)
    .reduce((before, value) => (((before + value) % size || size) * 2) % (size + 1), size)
  return alphabet[(size + 1 - carried) % size]!
}

/**
 * What a pattern is made of: capitals, digits and hyphens as they are, `{YY}` for the year, and one run of 4 to 10 `#`
 * for the running number, which does not come first.
 */
const patternForm = /^(?:\{YY\}|[A-Z0-9])(?:\{YY\}|[A-Z0-9-])*(#{4,10})(?:\{YY\}|[A-Z0-9-])*$/

export const isSerialPattern = (pattern: string): boolean => patternForm.test(pattern)

/** How many numbers a pattern has in a year: `####` has 9999, as none is 0. */
export const mostSerials = (pattern: string): number => 10 ** (/#+/.exec(pattern)?.[0].length ?? 0) - 1

const withCheck = (body: string, check: CheckCharacter): string =>
  check === 'none' ? body : body + (check === 'luhn' ? luhnDigit(body) : mod3736Character(body))

/** The serial number of a pattern, a running number and a year: `AM{YY}######`, 7, 2026 and Luhn give `AM260000074`. */
export const serialNumber = (pattern: string, running: number, year: number, check: CheckCharacter): string =>
  withCheck(
    pattern
      .replaceAll('{YY}', String(year % 100).padStart(2, '0'))
      .replace(/#+/, run => String(running).padStart(run.length, '0')),
    check,
  )

/** Whether a text could be a number of a pattern, whatever its year and its check character. */
export const hasFormOf = (pattern: string, check: CheckCharacter, text: string): boolean => {
  const body = pattern.replaceAll('{YY}', '\\d{2}').replace(/#+/, run => `\\d{${run.length}}`)
  return new RegExp(`^${body}${check === 'none' ? '' : check === 'luhn' ? '\\d' : '[0-9A-Z]'}$`, 'i').test(text)
}

/**
 * Whether a text is spelled as the numbers of a pattern are, its check character too: one that was mistyped nearly
 * never is.
 */
export const isSpelledAs = (pattern: string, check: CheckCharacter, text: string): boolean =>
  hasFormOf(pattern, check, text) && (check === 'none' || withCheck(text.slice(0, -1), check) === text.toUpperCase())
