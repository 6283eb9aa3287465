import {
  choices,
  date,
  datetime,
  flag,
  integer,
  items,
  previewed,
  publicly,
  publishable,
  publishing,
  resource,
  richText,
  text,
  toldOf,
} from '../core/index.ts'

const told = {
  release: text({ required: true, max: 25, unique: true, match: 'release' }),
  day: date({ required: true }),
  kinds: choices(['added', 'changed', 'mended'], { required: true, default: ['added'] }),
  content: richText({ required: true }),
  contentEn: richText(),
}

/** What changed in the back-office, for those who work with it. */
export const updateInfo = resource({
  name: 'updateInfo',
  label: 'release',
  scopedBy: 'nothing',
  visibility: publicly(['author', 'unlimited']),
  fields: { ...told, ...publishable },
  list: {
    columns: ['release', 'day', 'kinds', 'state', 'validFrom', 'hospitals'],
    filters: ['state', 'kinds', 'day'],
    search: ['release'],
    sort: ['day', 'DESC'],
  },
  form: [
    { section: 'entry', fields: Object.keys(told) as (keyof typeof told)[] },
    { section: 'publication', fields: ['hospitals', 'validUntil'] },
  ],
  actions: {
    list: {},
    get: {},
    create: {},
    update: {},
    remove: { bulk: true, tone: 'critical', confirm: true },
    ...publishing,
  },
  calls: {
    ...previewed('updateInfo', told),
    /**
     * What was published since the operator last said to have seen it: of the last thirty days for somebody who never
     * did.
     */
    unseen: {
      call: 'GET api/whatsNew',
      permission: 'signedIn',
      output: {
        content: items(
          { id: integer({ required: true }), publishedAt: datetime({ required: true }), ...toldOf(told) },
          { required: true },
        ),
      },
    },
    see: {
      call: 'POST api/whatsNew/seen',
      permission: 'signedIn',
      input: { until: datetime({ required: true }) },
      output: { done: flag() },
    },
  },
})
