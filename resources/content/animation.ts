import {
  attachment,
  choice,
  forClients,
  image,
  integer,
  publicly,
  publishable,
  publishing,
  refs,
  resource,
  text,
} from '../core/index.ts'

const told = {
  title: text({ required: true, max: 50 }),
  titleEn: text({ max: 50 }),
  address: text({ requiredWhen: { source: 'address' }, showWhen: { source: 'address' }, match: 'video', max: 500 }),
  video: attachment({
    requiredWhen: { source: 'file' },
    showWhen: { source: 'file' },
    max: 200,
    types: ['mp4', 'webm'],
  }),
  cover: image({ shape: 'wide', library: true }),
  seconds: integer({ min: 1, max: 3600 }),
  plays: choice(['before', 'between'], { required: true, default: 'before' }),
  projects: refs('project'),
}

/**
 * A film, at an address or uploaded, that clients play before exercises or between them, of the named projects or of
 * all.
 */
export const animation = resource({
  name: 'animation',
  label: 'title',
  scopedBy: 'nothing',
  visibility: publicly(['author', 'unlimited']),
  fields: {
    source: choice(['address', 'file'], { required: true, default: 'address' }),
    ...told,
    ...publishable,
    sort: integer({ default: 0, min: 0, max: 9999 }),
  },
  list: {
    columns: ['cover', 'title', 'plays', 'projects', 'seconds', 'state', 'validFrom', 'hospitals', 'sort'],
    spare: ['hospitals', 'projects'],
    card: ['plays', 'projects', 'state', 'seconds'],
    filters: ['state', 'plays', 'projects'],
    search: ['title', 'titleEn'],
    sort: ['sort', 'ASC'],
  },
  form: [
    {
      section: 'entry',
      fields: ['title', 'titleEn', 'source', 'address', 'video', 'cover', 'seconds', 'plays', 'projects'],
    },
    { section: 'publication', fields: ['hospitals', 'validUntil', 'sort'] },
  ],
  order: 'sort',
  actions: {
    list: {},
    get: {},
    create: {},
    update: {},
    sort: {},
    remove: { bulk: true, tone: 'critical', confirm: true },
    ...publishing,
  },
  calls: forClients('animation', told),
})
