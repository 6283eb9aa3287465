import type { Words, Writing } from '../words.ts'
import type { AnyFacts } from './facts.ts'
import type { ReportAnswer } from './query.ts'
import type { Step } from './steps.ts'
import { unitOf } from './units.ts'

/** What stands where there is no number to tell. */
export const nothing = '–'

/** What a step of time is called, by its first day. */
export const periodText = ({ t, format }: Words, day: string, step: Step): string => {
  const year = day.slice(0, 4)
  switch (step) {
    case 'day':
      return format.date(day)
    case 'week':
      return t('app.report.weekOf', { day: format.date(day) })
    case 'month':
      return format.month(day)
    case 'quarter':
      return t('app.report.quarterOf', { year, quarter: Math.ceil(Number(day.slice(5, 7)) / 3) })
    case 'year':
      return t('app.report.yearOf', { year })
  }
}

/** A number of a measure of some facts in its unit; a dash where there is nothing to tell. */
export const numberText = (
  format: Writing,
  facts: AnyFacts,
  name: string,
  value: number | null | undefined,
): string => {
  if (value === null || value === undefined) return nothing
  const unit = unitOf(facts, name)
  if (unit.is === 'number') return format.number(value, unit.digits === 0 ? undefined : unit.digits)
  return unit.is === 'money' ? format.money(value) : format.share(value)
}

/** The days of a range. */
export const rangeText = ({ t, format }: Words, { from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? format.date(from) : t('app.report.range', { from: format.date(from), to: format.date(to) })

/** The days that numbers are compared with; those that somebody chose are called nothing but what they are. */
export const comparedText = (words: Words, ranges: ReportAnswer['comparedRanges']): string =>
  Object.entries(ranges)
    .map(([name, range]) =>
      name === 'free'
        ? rangeText(words, range)
        : words.t('app.report.filter', {
            name: words.t(`app.report.compared.${name}`),
            values: rangeText(words, range),
          }),
    )
    .join(' · ')

type Known = number | null | undefined

export type Direction = 'more' | 'less' | 'same'

/** By how much a number is more than another one, and which part of that this is. */
export interface Difference {
  readonly value: number
  /**
   * null of shares, which differ by points; of nothing, and of what refunds took below nothing: a part of that says
   * nothing.
   */
  readonly part: number | null
  /** The same is what is written as nothing, both in the unit of the measure and in per cent. */
  readonly direction: Direction
}

/** Digits that are told of a fraction: tenths of a per cent. */
const shareDigits = 3

/** Digits after the point that are written of a number, at most. */
const digitsOf = (facts: AnyFacts, name: string): number => {
  const unit = unitOf(facts, name)
  // Money is in fen; where no digits are said, languages write three.
  return unit.is === 'money' ? 0 : unit.is === 'share' ? shareDigits : unit.digits || 3
}

const isNothing = (value: number, digits: number): boolean => Math.round(Math.abs(value) * 10 ** digits) === 0

/** Whether a part of something is written as nothing. */
export const isNoPart = (part: number): boolean => isNothing(part, shareDigits)

/** Null where there is nothing to compare. */
export const differenceOf = (facts: AnyFacts, name: string, now: Known, base: Known): Difference | null => {
  if (now === null || now === undefined || base === null || base === undefined) return null
  const value = now - base
  const part = unitOf(facts, name).is !== 'share' && base > 0 && now >= 0 ? value / base : null
  const isSame = isNothing(value, digitsOf(facts, name)) && (part === null || isNoPart(part))
  return { value, part, direction: isSame ? 'same' : value > 0 ? 'more' : 'less' }
}

/** How much a number is more than another in the unit of the measure, of shares in points; with its sign where wanted. */
export const sizeText = (
  { t, format }: Words,
  facts: AnyFacts,
  name: string,
  value: number,
  isSigned: boolean,
): string => {
  const sign = isSigned && value > 0 ? '+' : ''
  return unitOf(facts, name).is === 'share'
    ? t('app.report.points', { difference: `${sign}${format.number(value * 100, shareDigits - 2)}` })
    : `${sign}${numberText(format, facts, name, value)}`
}

/** A difference in full: with its sign, in the unit of the measure and in per cent; of shares in points alone. */
export const differenceText = (words: Words, facts: AnyFacts, name: string, difference: Difference | null): string => {
  if (difference === null) return nothing
  const { t, format } = words
  const { value, part, direction } = difference
  if (direction === 'same') return t('app.report.changed.same')
  const size = sizeText(words, facts, name, value, true)
  return unitOf(facts, name).is === 'share'
    ? size
    : t('app.report.differs', { value: size, part: part === null ? nothing : format.share(part, true) })
}
