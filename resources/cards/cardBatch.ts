import { choice, count, datetime, integer, longText, ref, resource, secret, text } from '../core/index.ts'

/** Most cards of one batch. */
export const mostCards = 10_000

/**
 * Cards that are made together, as a job. What redeems them is told once, to whoever had them made, and then kept
 * nowhere but as hashes.
 */
export const cardBatch = resource({
  name: 'cardBatch',
  label: 'name',
  scopedBy: 'hospital',
  fields: {
    name: text({ required: true, max: 25, unique: 'ever', once: true }),
    type: ref('cardType', { required: true, once: true, where: { deleted: false } }),
    /** Whose cards they are, until they are sold to somebody else. */
    hospital: ref('hospital', { required: true, once: true, on: { remove: 'keep' } }),
    cards: integer({ required: true, min: 1, max: mostCards, default: 100, once: true }),
    made: count('card', 'batch'),
    state: choice(['making', 'made', 'told'], {
      readOnly: true,
      default: 'making',
      tones: { making: 'neutral', made: 'warning', told: 'positive' },
    }),
    /** The running number of the first. */
    first: integer({ readOnly: true, default: 0 }),
    /** The year that their numbers begin with: that in which the batch was begun. */
    year: text({ readOnly: true, max: 4 }),
    toldAt: datetime({ readOnly: true }),
    /** What the codes follow from, until they are told. */
    seed: secret({ readOnly: true }),
    remark: longText({ max: 5000 }),
  },
  list: {
    columns: ['name', 'type', 'hospital', 'cards', 'made', 'state', 'toldAt', 'createdBy', 'createdAt'],
    spare: ['toldAt', 'createdBy'],
    card: ['type', 'hospital', 'cards', 'made'],
    filters: ['type', 'hospital', 'state', 'createdAt'],
    search: ['name'],
  },
  form: [{ section: 'batch', fields: ['name', 'type', 'hospital', 'cards', 'remark'] }],
  actions: { list: {}, get: {}, options: {}, create: {}, update: {} },
  calls: {
    /** Number and code of each card, once, for whoever had them made. */
    codes: {
      call: 'POST api/cardBatch/codes/{id}',
      on: 'row',
      permission: 'cardBatch:create',
      repeatable: false,
      logged: true,
      many: true,
      output: { number: text({ required: true }), code: secret({ required: true }) },
    },
  },
})
