import { fieldOf } from '../../../resources/core/fields.ts'
import type { Field } from '../../../resources/core/index.ts'
import { measureOf } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import { numberText } from '../../../resources/core/statistics/written.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import type { Words } from '../../../resources/core/words.ts'
import type { Cell } from '../export/cell.ts'
import type { AskedMeasure } from './Asked.ts'

/** How the cells of a table are written: for a spreadsheet, or to be read. */
export interface Writer<T> {
  text(value: string): T
  /** A calendar date. */
  day(value: string): T
  number(measure: AskedMeasure, value: number | null | undefined): T
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

/** For spreadsheets: yuan rather than fen, a share as a fraction, days that can be reckoned with. */
export const cellWriter: Writer<Cell> = {
  text: value => ({ type: 'text', value }),
  day: value => ({ type: 'date', value }),
  number({ facts, name }, value) {
    if (value === null || value === undefined) return null
    const field = fieldBehind(facts, name)
    const sheet = field && typeOf(field).sheet?.(value, field)
    return sheet?.type === 'number' && sheet.digits > 0
      ? sheet
      : { type: 'number', value, digits: Number.isInteger(value) ? 0 : 4 }
  },
}

/** To be read, as the page writes it. */
export const textWriter = ({ format }: Words): Writer<string> => ({
  text: value => value,
  day: value => format.date(value),
  number: ({ facts, name }, value) => numberText(format, facts, name, value),
})
