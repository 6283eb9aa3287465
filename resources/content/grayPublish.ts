import { after, datetime, integer, ref, refs, resource, text } from '../core/index.ts'
import { reach, rollout, rolloutState } from './rollout.ts'

/**
 * A release for a share of the devices of some organisations or of all, until it is for every device, or taken back
 * from all.
 */
export const grayPublish = resource({
  name: 'grayPublish',
  label: 'name',
  scopedBy: 'nothing',
  visibility: { within: 'hospitals', rest: ['author', 'unlimited'] },
  fields: {
    name: text({ required: true, max: 50 }),
    software: ref('clientSoftware', { required: true, unique: true, once: true }),
    hospitals: refs('hospital', { noneIsAll: true, on: { remove: 'keep' } }),
    percentage: integer({ required: true, default: 10, min: 1, max: 100 }),
    begins: datetime(),
    ends: datetime(),
    state: rolloutState,
  },
  rules: [after('begins', 'ends')],
  list: {
    columns: ['name', 'software', 'percentage', 'state', 'hospitals', 'begins', 'ends'],
    card: ['software', 'percentage', 'state', 'begins'],
    filters: ['state', 'software'],
    search: ['name', 'software'],
  },
  form: [{ section: 'share', fields: ['name', 'software', 'percentage', 'hospitals', 'begins', 'ends'] }],
  actions: {
    list: {},
    get: {},
    create: {},
    update: { when: { state: ['planned', 'running', 'paused'] } },
    ...rollout,
    remove: { when: { state: 'planned' }, bulk: true, confirm: true, tone: 'critical' },
  },
  calls: { reach: { on: 'row', reads: true, permission: 'grayPublish:get', output: reach } },
})
