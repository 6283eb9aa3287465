import {
  dictionary,
  flag,
  forClients,
  image,
  integer,
  longText,
  publicly,
  publishable,
  publishing,
  resource,
  richText,
  text,
} from '../core/index.ts'

const told = {
  title: text({ required: true, max: 50 }),
  titleEn: text({ max: 50 }),
  category: dictionary('newsCategory'),
  cover: image({ shape: 'wide', library: true }),
  summary: longText({ max: 200 }),
  summaryEn: longText({ max: 200 }),
  content: richText({ required: true }),
  contentEn: richText(),
  onTop: flag(),
}

/** What happens at the platform, for guardians and organisations. What is on top comes first in clients. */
export const news = resource({
  name: 'news',
  label: 'title',
  scopedBy: 'nothing',
  visibility: publicly(['author', 'unlimited']),
  fields: { ...told, ...publishable, readCount: integer({ readOnly: true, default: 0 }) },
  list: {
    columns: [
      'cover',
      'title',
      'category',
      'onTop',
      'state',
      'validFrom',
      'validUntil',
      'hospitals',
      'readCount',
      'createdBy',
    ],
    spare: ['createdBy', 'validUntil'],
    card: ['category', 'state', 'validFrom', 'readCount'],
    filters: ['state', 'category', 'onTop', 'validFrom', 'createdAt'],
    search: ['title', 'titleEn'],
    calendar: { start: 'validFrom' },
    board: { by: 'state' },
  },
  form: [
    { section: 'entry', fields: Object.keys(told) as (keyof typeof told)[] },
    { section: 'publication', fields: ['hospitals', 'validUntil'] },
  ],
  actions: {
    list: {},
    get: {},
    options: {},
    create: { duplicate: true },
    update: {},
    remove: { bulk: true, tone: 'critical', confirm: true },
    ...publishing,
  },
  calls: {
    ...forClients('news', told),
    /** Somebody opened it on a device, which counts once a day. */
    read: {
      call: 'POST api/client/content/news/{id}/read',
      by: 'device',
      input: { id: integer({ required: true, min: 1 }) },
      output: { counted: flag() },
    },
  },
})
