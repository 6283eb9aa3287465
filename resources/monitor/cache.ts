import { choice, integer, previewOutput, previewToken, resource, text } from '../core/index.ts'
import { cacheKinds } from '../cacheKinds.ts'

/**
 * What hosts keep so as not to work it out again: in the memory of each, and on the Redis that they share, where there
 * is one.
 */
export const cache = resource({
  name: 'cache',
  label: 'place',
  scopedBy: 'nothing',
  rows: 'handler',
  invalidates: ['cacheEntry'],
  fields: {
    /** A host, or Redis. */
    place: text({ required: true, max: 100 }),
    process: integer(),
    kind: choice(['everything', ...cacheKinds], { required: true }),
    state: choice(['up', 'away'], { required: true, tones: { up: 'positive', away: 'warning' } }),
    keys: integer(),
    kilobytes: integer(),
    hits: integer(),
    misses: integer(),
    clients: integer(),
    release: text({ max: 100 }),
  },
  list: {
    columns: ['place', 'kind', 'state', 'keys', 'kilobytes', 'hits', 'misses', 'clients', 'release', 'process'],
    spare: ['process'],
    card: ['kind', 'state', 'keys', 'hits'],
    filters: ['place', 'kind', 'state'],
    sort: ['id', 'ASC'],
  },
  actions: {
    list: {},
    clear: {
      call: 'PUT api/cache/clear/{id}',
      preview: 'clearPreview',
      input: previewToken,
      confirm: true,
      tone: 'critical',
      output: { cleared: integer({ required: true }) },
    },
  },
  calls: {
    /** Of what kind how many entries would be forgotten; they come and go meanwhile. */
    clearPreview: {
      call: 'GET api/cache/clearPreview/{id}',
      on: 'row',
      permission: 'cache:clear',
      output: previewOutput,
    },
  },
})
