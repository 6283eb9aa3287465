import { choice, datetime, integer, resource, text } from '../core/index.ts'

/** What publishes itself and what ends, by its resource. */
export const publicationKinds = [
  'notice',
  'help',
  'userHelp',
  'news',
  'knowledge',
  'banner',
  'caseSuccess',
  'partner',
  'animation',
  'updateInfo',
  'versionInfo',
] as const

/**
 * What is due: what will be published, and what will be withdrawn, in the order of time. Nothing is kept here; each row
 * is worked out from what is scheduled and published.
 */
export const publication = resource({
  name: 'publication',
  label: 'title',
  scopedBy: 'nothing',
  rows: 'query',
  fields: {
    at: datetime({ required: true }),
    event: choice(['begins', 'ends'], { tones: { begins: 'positive', ends: 'warning' } }),
    kind: choice(publicationKinds),
    title: text({ required: true }),
    record: integer({ required: true }),
  },
  list: {
    columns: ['at', 'event', 'kind', 'title'],
    filters: ['kind', 'event', 'at'],
    sort: ['at', 'ASC'],
    calendar: { start: 'at' },
  },
  actions: { list: {} },
})
