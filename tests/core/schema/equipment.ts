import {
  choice,
  date,
  deletable,
  deletion,
  integer,
  longText,
  money,
  ref,
  resource,
  text,
} from '../../../resources/core/index.ts'

/** What an organisation lends: ten fields, three actions, and whatever else a page of one's own has. */
export const equipment = resource({
  name: 'equipment',
  label: 'name',
  scopedBy: 'hospital',
  fields: {
    name: text({ required: true, max: 40, unique: { within: ['hospital'] } }),
    serial: text({ required: true, max: 40, unique: true, match: 'code' }),
    kind: choice(['lens', 'mirror', 'tablet'], { required: true }),
    hospital: ref('hospital', { required: true, once: true, on: { remove: 'ask' } }),
    keeper: ref('doctor', { shares: ['hospital', 'otherHospital'] }),
    cost: money({ min: 0 }),
    bought: date({ max: 'today' }),
    pieces: integer({ min: 1, max: 99, default: 1 }),
    state: choice(['free', 'lent', 'broken'], { readOnly: true, default: 'free', tones: { broken: 'critical' } }),
    remark: longText({ max: 500 }),
    ...deletable,
  },
  list: { columns: ['name', 'serial', 'kind', 'hospital', 'state'], filters: ['hospital', 'kind', 'state', 'deleted'] },
  form: [
    {
      section: 'equipment',
      fields: ['name', 'serial', 'kind', 'hospital', 'keeper', 'cost', 'bought', 'pieces', 'remark'],
    },
  ],
  actions: {
    list: {},
    get: {},
    create: {},
    update: { when: { deleted: false } },
    lend: { when: { state: 'free', deleted: false }, set: { state: 'lent' }, undo: 'giveBack' },
    giveBack: { when: { state: 'lent' }, set: { state: 'free' } },
    retire: { when: { state: { not: 'broken' } }, set: { state: 'broken' }, confirm: true, tone: 'critical' },
    ...deletion(),
  },
})
