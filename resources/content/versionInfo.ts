import { date, forClients, publicly, publishable, publishing, resource, richText, text } from '../core/index.ts'
import { platform } from './platform.ts'

const told = {
  platform,
  release: text({ required: true, max: 25, match: 'release', unique: { within: ['platform'] } }),
  day: date({ required: true }),
  content: richText({ required: true }),
  contentEn: richText(),
}

/** What changed in the training client, by platform and release. */
export const versionInfo = resource({
  name: 'versionInfo',
  label: 'release',
  scopedBy: 'nothing',
  visibility: publicly(['author', 'unlimited']),
  fields: { ...told, ...publishable },
  list: {
    columns: ['release', 'platform', 'day', 'state', 'validFrom', 'hospitals'],
    filters: ['platform', 'state', 'day'],
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
  calls: forClients('versionInfo', told),
})
