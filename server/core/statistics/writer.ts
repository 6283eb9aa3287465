import { fieldOf } from '../../../resources/core/fields.ts'
import type { Field } from '../../../resources/core/index.ts'
import { measureOf } from '../../../resources/core/statistics/index.ts'
import { unitOf } from '../../../resources/core/statistics/units.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import { differenceOf, differenceText, numberText } from '../../../resources/core/statistics/written.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import type { Words } from '../../../resources/core/words.ts'
import type { Cell } from '../export/cell.ts'
import type { AskedMeasure } from './Asked.ts'

/** How the cells of a table are written: for a spreadsheet, or to be read. */
export interface Writer<T> {
  text(value: string): T
  /** A calendar date. */
  day(value: string): T
  number(measure: AskedMeasure, value: number | null | undefined): T | null
  /** By how much a number is more than another: a cell for each of the titles. */
  difference(
    measure: AskedMeasure,
    now: number | null | undefined,
    base: number | null | undefined,
  ): readonly (T | null)[]
  readonly differences: readonly ('difference' | 'differencePart')[]
}

/**
 * The field whose values a measure sums up, so that its numbers are written as those are; undefined for what is counted
 * and for shares.
 */
const fieldBehind = (facts: AnyFacts, name: string): Field | undefined => {
  const measure = measureOf(facts, name)
  if (measure === undefined || measure.is === 'share' || measure.is === 'distinct') return undefined
  if ('of' in measure) return fieldBehind(facts, measure.of)
  return 'field' in measure ? fieldOf(facts.of, measure.field) : undefined
}

const numberCell = (value: number, isShare: boolean): Cell => ({
  type: 'number',
  value,
  digits: Number.isInteger(value) && !isShare ? 0 : 4,
  ...(isShare ? { isShare } : {}),
})

/** For spreadsheets: yuan rather than fen, a share as a fraction, days that can be reckoned with. */
export const cellWriter: Writer<Cell> = {
  text: value => ({ type: 'text', value }),
  day: value => ({ type: 'date', value }),
  number({ facts, name }, value) {
    if (value === null || value === undefined) return null
    const field = fieldBehind(facts, name)
    const sheet = field && typeOf(field).sheet?.(value, field)
    return sheet?.type === 'number' && sheet.digits > 0 ? sheet : numberCell(value, unitOf(facts, name).is === 'share')
  },
  difference(measure, now, base) {
    const { value, part } = differenceOf(measure.facts, measure.name, now, base) ?? { value: null, part: null }
    return [cellWriter.number(measure, value), part === null ? null : numberCell(part, true)]
  },
  differences: ['difference', 'differencePart'],
}

/** To be read, as the page writes it. */
export const textWriter = (words: Words): Writer<string> => ({
  text: value => value,
  day: value => words.format.date(value),
  number: ({ facts, name }, value) => numberText(words.format, facts, name, value),
  difference: ({ facts, name }, now, base) => [
    differenceText(words, facts, name, differenceOf(facts, name, now, base)),
  ],
  differences: ['difference'],
})
