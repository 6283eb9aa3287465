import type { Words, Writing } from '../words.ts'
import type { AnyFacts } from './facts.ts'
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

type Known = number | null | undefined

/** By how much a number is more than another one, and which part of that this is. */
export interface Difference {
  readonly value: number
  /**
   * null of shares, which differ by points; of nothing, and of what refunds took below nothing: a part of that says
   * nothing.
   */
  readonly part: number | null
}

/** Null where there is nothing to compare. */
export const differenceOf = (facts: AnyFacts, name: string, now: Known, base: Known): Difference | null => {
  if (now === null || now === undefined || base === null || base === undefined) return null
  const value = now - base
  const hasPart = unitOf(facts, name).is !== 'share' && base > 0 && now >= 0
  return { value, part: hasPart ? value / base : null }
}

/** The same with its sign, in the unit of the measure and in per cent; of shares in points of it alone. */
export const differenceText = (
  { t, format }: Words,
  facts: AnyFacts,
  name: string,
  difference: Difference | null,
): string => {
  if (difference === null) return nothing
  const { value, part } = difference
  if (Math.abs(value) < 1e-9) return t('app.report.changed.same')
  const sign = value > 0 ? '+' : ''
  if (unitOf(facts, name).is === 'share')
    return t('app.report.points', { difference: `${sign}${format.number(value * 100, 1)}` })
  return t('app.report.differs', {
    value: `${sign}${numberText(format, facts, name, value)}`,
    part: part === null ? nothing : format.share(part, true),
  })
}
