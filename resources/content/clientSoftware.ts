import { attachment, choice, datetime, flag, integer, longText, resource, richText, text } from '../core/index.ts'
import { installers, platform } from './platform.ts'

const release = text({ required: true, max: 25, match: 'release' })

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
    source: choice(['file', 'address'], { required: true, default: 'file' }),
    file: attachment({ max: 1024, types: Object.values(installers).flat(), showWhen: { source: 'file' } }),
    address: text({ max: 500, match: 'https', showWhen: { source: 'address' } }),
    minimum: text({ max: 25, match: 'release' }),
    forced: flag(),
    notes: longText({ max: 2000 }), notesEn: longText({ max: 2000 }),
    bytes: integer({ readOnly: true }),
    sha256: text({ readOnly: true, max: 64 }),
    state: choice(['draft', 'published', 'withdrawn'], { readOnly: true, default: 'draft', tones: { draft: 'neutral', published: 'positive', withdrawn: 'neutral' } }),
    publishedAt: datetime({ readOnly: true }),
  },
  list: {
    columns: ['release', 'platform', 'build', 'state', 'minimum', 'forced', 'bytes', 'publishedAt', 'place'], spare: ['place'], card: ['platform', 'state', 'forced', 'publishedAt'],
    filters: ['platform', 'state', 'forced'], search: ['release'], sort: ['place', 'DESC'],
  },
  form: [{ section: 'release', fields: ['platform', 'release', 'build', 'source', 'file', 'address'] }, { section: 'running', fields: ['minimum', 'forced', 'notes', 'notesEn'] }],
  actions: {
    list: {}, get: {}, options: {}, create: {}, update: { when: { state: 'draft' } },
    publish: { when: { state: { not: 'published' } }, set: { state: 'published' }, confirm: true, tone: 'positive' },
    withdraw: { when: { state: 'published' }, set: { state: 'withdrawn' }, confirm: true, tone: 'critical' },
    remove: { when: { state: 'draft' }, bulk: true, confirm: true, tone: 'critical' },
  },
  calls: {
    /** What a device should run: the latest release that is for it, whether it must, and where it is. */
    latest: {
      call: 'GET api/clientSoftware/latest', by: 'device', conditional: true, input: { platform, version: release },
      output: {
        release: text(), build: integer(), isNewer: flag(), mustUpdate: flag(), address: text(), bytes: integer(), sha256: text(), notes: text(), changes: richText(), publishedAt: datetime(),
      },
    },
  },
})
