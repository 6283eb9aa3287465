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
