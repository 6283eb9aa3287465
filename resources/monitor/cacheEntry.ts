import { choice, datetime, flag, integer, resource, text } from '../core/index.ts'
import { cacheKinds } from '../cacheKinds.ts'

/**
 * Single entries: all that stand on Redis, and the newest in the memory of each host. What is in them is said in words,
 * and never shown.
 */
export const cacheEntry = resource({
  name: 'cacheEntry',
  label: 'about',
  scopedBy: 'nothing',
  rows: 'handler',
  invalidates: ['cache'],
  fields: {
    place: text({ required: true, max: 100 }),
    process: integer(),
    kind: choice(cacheKinds, { required: true }),
    about: text({ required: true }),
    name: text({ required: true, max: 100, whole: true }),
    type: text({ required: true, max: 20 }),
    bytes: integer(),
    until: datetime(),
  },
  list: {
    columns: ['about', 'kind', 'place', 'bytes', 'until', 'type', 'name', 'process'],
    spare: ['type', 'name', 'process'],
    card: ['kind', 'place', 'until'],
    filters: ['place', 'kind', 'until', 'name'],
    sort: ['until', 'DESC'],
  },
  actions: {
    list: {},
    discard: {
      call: 'PUT api/cacheEntry/discard/{id}',
      bulk: true,
      tone: 'critical',
      output: { done: flag({ required: true }) },
    },
  },
})
