import { date, flag, ref, resource, text } from '../../resources/core/index.ts'

// example: descriptor
/** A branch where patients train. */
export const branch = resource({
  name: 'branch',
  label: 'name',
  scopedBy: 'hospital', // whose rows these are: an operator sees those of their organisations
  fields: {
    name: text({ required: true, max: 25, unique: { within: ['hospital'] } }),
    phone: text({ match: 'phone' }),
    hospital: ref('hospital', { required: true, on: { remove: 'keep' } }),
    opened: date({ max: 'today' }),
    closed: flag({ readOnly: true }),
  },
  list: {
    columns: ['name', 'phone', 'hospital', 'opened', 'closed'],
    filters: ['hospital', 'closed', 'opened'],
    search: ['name'],
  },
  form: [{ section: 'general', fields: ['name', 'phone', 'hospital', 'opened'] }],
  actions: {
    list: {},
    get: {},
    create: {},
    update: { when: { closed: false } },
    close: {
      when: { closed: false },
      set: { closed: true },
      bulk: true,
      confirm: true,
      tone: 'critical',
      undo: 'reopen',
    },
    reopen: { when: { closed: true }, set: { closed: false } },
  },
})
// /example
