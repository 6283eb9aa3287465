import { choice, datetime, flag, integer, longText, resource, text } from '../core/index.ts'
import { installer, platform } from './platform.ts'
import { releaseToRun } from './rollout.ts'

/** Releases of the training client. What is published never changes, and a device asks which of them it should run. */
export const clientSoftware = resource({
  name: 'clientSoftware',
  label: 'release',
  scopedBy: 'nothing',
  fields: {
    platform,
    release: text({ required: true, max: 25, match: 'release', unique: { within: ['platform'] } }),
    /** The release in the order of versions, which is none of texts. */
    place: text({ readOnly: true, max: 200 }),
    build: integer({ required: true, default: 1, min: 1, max: 2_000_000_000 }),
    ...installer,
    minimum: text({ max: 25, match: 'release' }),
    forced: flag(),
    notes: longText({ max: 2000 }),
    notesEn: longText({ max: 2000 }),
    state: choice(['draft', 'published', 'withdrawn'], {
      readOnly: true,
      default: 'draft',
      tones: { draft: 'neutral', published: 'positive', withdrawn: 'neutral' },
    }),
    publishedAt: datetime({ readOnly: true }),
  },
  list: {
    columns: ['release', 'platform', 'build', 'state', 'minimum', 'forced', 'bytes', 'publishedAt', 'place'],
    spare: ['place'],
    card: ['platform', 'state', 'forced', 'publishedAt'],
    filters: ['platform', 'state', 'forced'],
    search: ['release'],
    sort: ['place', 'DESC'],
  },
  form: [
    { section: 'release', fields: ['platform', 'release', 'build', 'source', 'file', 'address'] },
    { section: 'running', fields: ['minimum', 'forced', 'notes', 'notesEn'] },
  ],
  actions: {
    list: {},
    get: {},
    options: {},
    create: {},
    update: { when: { state: 'draft' } },
    publish: { when: { state: { not: 'published' } }, set: { state: 'published' }, confirm: true, tone: 'positive' },
    withdraw: { when: { state: 'published' }, set: { state: 'withdrawn' }, confirm: true, tone: 'critical' },
    remove: { when: { state: 'draft' }, bulk: true, confirm: true, tone: 'critical' },
  },
  calls: { latest: releaseToRun },
})
