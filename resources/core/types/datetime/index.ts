import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { only } from '../../misshapen.ts'
import { boundsTold, outOfBounds, withinBounds } from '../dayBounds.ts'
import { addDays, dateIn, isCalendarDate } from '../../../../domain/calendar.ts'

export interface DatetimeOptions extends FieldOptions {
  /**
   * Earliest and latest day that the moment lies on in the business time zone: a date, or its distance from today, as
   * those of a `date`; `now` where it has yet to come, or has passed.
   */
  readonly min?: string
  readonly max?: string
  readonly default?: string
}

/** A moment as ISO 8601 with offset, such as 2026-03-01T09:30:00+08:00; answered in UTC. */
export const datetime = <const O extends DatetimeOptions = {}>(
  options: Only<O, DatetimeOptions> = {} as never,
): FieldOf<'datetime', string, O> => ({ type: 'datetime', ...options })

const moment = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/
const isMoment = (value: string): boolean => {
  const match = moment.exec(value)
  return match !== null && isCalendarDate(match[1]!) && !Number.isNaN(Date.parse(value))
}

/** As programs write a moment. */
const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/

export const datetimeType: FieldType<FieldOf<'datetime', string, DatetimeOptions>> = {
  column: () => 'timestamptz',
  compares: 'text',
  isOrdered: true,
  isIndexable: true,
  time: 'moment',
  isRowValue: true,
  // As JavaScript writes it.
  textOf: column => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  take: only('string', 'datetime'),
  rule: (field, yup) =>
    withinBounds(
      yup.string().test({ name: 'datetime', message: message('datetime'), test: value => !value || isMoment(value) }),
      field,
      {
        dayIn: (value, timeZone) => (isMoment(value) ? dateIn(new Date(value), timeZone) : undefined),
        today: () => dateIn(new Date()),
      },
    ),
  isPlain: (value, { min, max }) =>
    min === undefined &&
    max === undefined &&
    typeof value === 'string' &&
    utc.test(value) &&
    new Date(value).getTime() >= 0 &&
    new Date(value).toISOString().startsWith(value.slice(0, 19)),
  filter: 'range',
  read: value => (isMoment(value) || isCalendarDate(value) ? value : undefined),
  unreadable: 'datetime',
  sortable: true,
  format: (value, { format }) => format.moment(String(value)),
  sheet: value => ({ type: 'moment', value: String(value) }),
  json: field => ({ type: 'string', format: 'date-time', ...boundsTold(field) }),
  // In the past, or far ahead, whatever day it is asked on; days and then minutes differ, as moments may be unique.
  sample: ({ min, max }, seed) => {
    const day = addDays(min !== undefined && max === undefined ? '2099-01-15' : '2025-01-15', seed % 240)
    return `${day}T08:${String((30 + Math.floor(seed / 240)) % 60).padStart(2, '0')}:00.000Z`
  },
  broken: field => [
    { value: '2020-01-01', key: 'datetime' },
    { value: '2020-01-01T25:00:00Z', key: 'datetime' },
    { value: 5, key: 'datetime' },
    ...outOfBounds(field, day => `${day}T00:00:00Z`),
  ],
}
