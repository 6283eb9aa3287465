import { after, choice, datetime, integer, ref, refs, resource, text } from '../core/index.ts'

/** A release for a share of the devices of some organisations or of all, until it is for every device, or taken back from all. */
export const grayPublish = resource({
  name: 'grayPublish',
  label: 'name',
  scopedBy: 'nothing',
  fields: {
    name: text({ required: true, max: 50 }),
    software: ref('clientSoftware', { required: true, unique: true, once: true }),
    hospitals: refs('hospital', { noneIsAll: true, on: { remove: 'keep' } }),
    percentage: integer({ required: true, default: 10, min: 1, max: 100 }),
    begins: datetime(),
    ends: datetime(),
    state: choice(['planned', 'running', 'paused', 'finished', 'rolledBack'], {
      readOnly: true, default: 'planned', tones: { planned: 'neutral', running: 'positive', paused: 'warning', finished: 'neutral', rolledBack: 'critical' },
    }),
  },
  rules: [after('begins', 'ends')],
  list: { columns: ['name', 'software', 'percentage', 'state', 'hospitals', 'begins', 'ends'], card: ['software', 'percentage', 'state', 'begins'], filters: ['state', 'software'], search: ['name', 'software'] },
  form: [{ section: 'share', fields: ['name', 'software', 'percentage', 'hospitals', 'begins', 'ends'] }],
  actions: {
    list: {}, get: {}, create: {}, update: { when: { state: ['planned', 'running', 'paused'] } },
    start: { when: { state: ['planned', 'paused'] }, set: { state: 'running' }, confirm: true, tone: 'positive' },
    pause: { when: { state: 'running' }, set: { state: 'paused' } },
    finish: { when: { state: ['running', 'paused'] }, set: { state: 'finished' }, confirm: true, tone: 'positive' },
    rollBack: { when: { state: ['running', 'paused', 'finished'] }, set: { state: 'rolledBack' }, confirm: true, tone: 'critical' },
    remove: { when: { state: 'planned' }, bulk: true, confirm: true, tone: 'critical' },
  },
  calls: {
    /** How many devices asked since it began, were offered the release, and run it; how many failures of it were reported, and by how many devices. */
    reach: {
      on: 'row', reads: true, permission: 'grayPublish:get',
      output: {
        asked: integer({ required: true }), got: integer({ required: true }), runs: integer({ required: true }), failures: integer({ required: true }), failing: integer({ required: true }),
      },
    },
  },
})
