import { plainText } from './typedNumber.ts'

/**
 * Visual acuity as it is charted: decimals from 0.01 to 2.00, or a code where no line is read. Values are compared in
 * hundredths, never in binary floating point. Source: product decisions §4; codes as in clinical use.
 */

/** Counting fingers, hand movement, light perception, no light perception, and a patient who does not cooperate. */
export const acuityCodes = ['CF', 'HM', 'LP', 'NLP', 'UC'] as const
export type AcuityCode = (typeof acuityCodes)[number]

/** A decimal as charts write it, with at least one place (`0.6`, `0.08`, `1.0`), or a code. */
export type Acuity = string

const lowest = 1
const highest = 200

export const isAcuityCode = (value: string): value is AcuityCode => (acuityCodes as readonly string[]).includes(value)

/** The decimal in hundredths (`0.6` → 60); undefined for a code, and for what is no acuity. */
export const hundredths = (value: Acuity): number | undefined => {
  const read = /^(\d)(?:\.(\d{1,2}))?$/.exec(value)
  if (!read) return undefined
  const all = Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0'))
  return all >= lowest && all <= highest ? all : undefined
}

/** A decimal of so many hundredths as it is kept. */
export const ofHundredths = (value: number): Acuity =>
  `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`.replace(/0$/, '')

/** Whether this is an acuity as it is kept. */
export const isAcuity = (value: string): boolean =>
  isAcuityCode(value) || (hundredths(value) !== undefined && ofHundredths(hundredths(value)!) === value)

/**
 * Five-point notation and its decimal in hundredths: the table of GB 11533, the standard logarithmic visual acuity
 * chart.
 */
const fivePoint: Readonly<Record<string, number>> = {
  '4.0': 10,
  '4.1': 12,
  '4.2': 15,
  '4.3': 20,
  '4.4': 25,
  '4.5': 30,
  '4.6': 40,
  '4.7': 50,
  '4.8': 60,
  '4.9': 80,
  '5.0': 100,
  '5.1': 120,
  '5.2': 150,
  '5.3': 200,
}

/** The five-point value of the chart's line that a decimal reaches, or undefined below 4.0 and for a code. */
export const toFivePoint = (value: Acuity): string | undefined => {
  const given = hundredths(value)
  if (given === undefined) return undefined
  return Object.entries(fivePoint)
    .filter(([, least]) => least <= given)
    .at(-1)?.[0]
}

const words: Readonly<Record<string, AcuityCode>> = {
  CF: 'CF',
  FC: 'CF',
  指数: 'CF',
  HM: 'HM',
  手动: 'HM',
  LP: 'LP',
  光感: 'LP',
  NLP: 'NLP',
  无光感: 'NLP',
  UC: 'UC',
  不配合: 'UC',
  不合作: 'UC',
}

/**
 * Reads an acuity as clinicians write it: `.6`, `0,6`, `0.60`, `０．６`, `4.8` in five-point notation, `cf`, `光感`. Answers
 * the value as it is kept, or undefined.
 */
export const readAcuity = (typed: string): Acuity | undefined => {
  const text = plainText(typed).replace(',', '.').toUpperCase()
  const word = Object.hasOwn(words, text) ? words[text] : undefined
  if (word) return word
  const points = /^[45](\.\d)?$/.test(text) ? fivePoint[text.length === 1 ? `${text}.0` : text] : undefined
  if (points !== undefined) return ofHundredths(points)
  const given =
    /^\d?\.?\d{0,3}$/.test(text) && /\d/.test(text)
      ? text
          .replace(/^\./, '0.')
          .replace(/\.$/, '')
          .replace(/(\.\d\d)0$/, '$1')
      : ''
  const decimal = hundredths(given)
  return decimal === undefined ? undefined : ofHundredths(decimal)
}

/** The lines of the chart, in hundredths. */
export const chartLines: readonly number[] = [2, 4, 6, 8, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 200]

/**
 * The line that is read, counted from 0; -1 below the first. A value between two lines counts as the lower one.
 * Undefined for a code.
 */
export const lineOf = (value: Acuity): number | undefined => {
  const given = hundredths(value)
  return given === undefined ? undefined : chartLines.findLastIndex(line => line <= given)
}

/** How many lines `to` is better than `from`; undefined where one of them is a code. */
export const lineDifference = (from: Acuity, to: Acuity): number | undefined => {
  const [before, after] = [lineOf(from), lineOf(to)]
  return before === undefined || after === undefined ? undefined : after - before
}

/**
 * Orders from the worst to the best: no light perception first, decimals last. Who does not cooperate has no place in
 * the order.
 */
export const rankOf = (value: Acuity): number | undefined => {
  switch (value) {
    case 'UC':
      return undefined
    case 'NLP':
      return -4
    case 'LP':
      return -3
    case 'HM':
      return -2
    case 'CF':
      return -1
    default:
      return hundredths(value)
  }
}
