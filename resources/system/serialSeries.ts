import { checkCharacters } from '../../domain/serialNumber.ts'
import { choice, count, deletable, deletion, integer, longText, resource, text } from '../core/index.ts'

/** Most numbers that are made at once. */
export const mostSerialsAtOnce = 10_000

/** How the serial numbers of a kind of device are formed, and how far they have been given out. */
export const serialSeries = resource({
  name: 'serialSeries',
  label: 'name',
  scopedBy: 'nothing',
  fields: {
    name: text({ required: true, max: 25, unique: true }),
    /** Numbers that were made stay as they are, so that the pattern does as well. */
    pattern: text({ required: true, max: 40, match: 'serialPattern', once: true }),
    check: choice(checkCharacters, { required: true, default: 'luhn', once: true }),
    next: integer({ readOnly: true, default: 1 }),
    made: count('serial', 'series'),
    remark: longText({ max: 5000 }),
    ...deletable,
  },
  list: {
    columns: ['name', 'pattern', 'check', 'made', 'next', 'remark'],
    card: ['pattern', 'check', 'made'],
    filters: ['check', 'deleted'],
    search: ['name', 'pattern'],
  },
  form: [{ section: 'series', fields: ['name', 'pattern', 'check', 'remark'] }],
  actions: {
    list: {},
    get: {},
    options: {},
    create: {},
    update: { when: { deleted: false } },
    /** Makes the next numbers of the series, with the year of today. */
    make: {
      when: { deleted: false },
      tone: 'positive',
      input: {
        count: integer({ required: true, min: 1, max: mostSerialsAtOnce, default: 100 }),
        batch: text({ required: true, max: 25 }),
      },
      output: { first: text({ required: true }), last: text({ required: true }) },
    },
    ...deletion({}),
  },
})
