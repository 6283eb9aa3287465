import { readSpelledDate } from '../../../../domain/spelledDate.ts'
import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { only } from '../../misshapen.ts'
import { boundsTold, outOfBounds, withinBounds } from '../dayBounds.ts'
import { addDays, isCalendarDate } from '../../../../domain/calendar.ts'

export interface DateOptions extends FieldOptions {
  /**
   * Earliest and latest day: a date, or its distance from the day of the business time zone (`today`, `-120y`,
   * `-14y+1d`). None before 1900 where no earliest one is said.
   */
  readonly min?: string
  readonly max?: string
  readonly default?: string
}

/** A calendar day as YYYY-MM-DD; it has no time zone and never shifts. */
export const date = <const O extends DateOptions = {}>(
  options: Only<O, DateOptions> = {} as never,
): FieldOf<'date', string, O> => ({
  type: 'date',
  ...options,
})

const shape = { cell: 'text' } as const

export const dateType: FieldType<FieldOf<'date', string, DateOptions>> & typeof shape = {
  ...shape,
  column: () => 'date',
  compares: 'text',
  isOrdered: true,
  isIndexable: true,
  time: 'day',
  isRowValue: true,
  isForAll: true,
  textOf: column => `to_char(${column}, 'YYYY-MM-DD')`,
  take: only('string', 'date'),
  // A document that is a day ahead in another time zone is no mistake: without a context the bound is the next day,
  // UTC.
  rule: (field, yup) =>
    withinBounds(
      yup.string().test({ name: 'date', message: message('date'), test: value => !value || isCalendarDate(value) }),
      field,
      {
        dayIn: value => (isCalendarDate(value) ? value : undefined),
        today: () => addDays(new Date().toISOString().slice(0, 10), 1),
      },
    ),
  filter: 'range',
  read: value => (isCalendarDate(value) ? value : undefined),
  unreadable: 'date',
  sortable: true,
  format: (value, { format }) => format.date(String(value)),
  sheet: value => ({ type: 'date', value: String(value) }),
  parse: readSpelledDate,
  json: field => ({ type: 'string', format: 'date', ...boundsTold(field) }),
  // Days of two years, so that a unique one is found for many records.
  sample: ({ min, max }, seed) =>
    addDays(min !== undefined && max === undefined ? '2099-01-01' : '2018-01-01', seed % 730),
  broken: field => [
    { value: '2020-02-30', key: 'date' },
    { value: '03/04/2020', key: 'date' },
    { value: 20200101, key: 'date' },
    ...outOfBounds(field, day => day),
  ],
}
