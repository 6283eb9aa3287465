import { choice, datetime, flag, ref, resource, text } from '../core/index.ts'

/** That a WeChat account may see a patient. It ends by being unbound; who was bound, by whom and why stays known. */
export const wxBinding = resource({
  name: 'wxBinding',
  label: ['wxUser', 'patient'],
  about: 'patient',
  scopedBy: 'hospital',
  staff: ['patient'],
  invalidates: ['wxUser'],
  erasure: 'remove',
  fields: {
    wxUser: ref('wxUser', { required: true, once: true }),
    patient: ref('patient', {
      required: true,
      once: true,
      where: { type: { not: 'demo' } },
      unique: { within: ['wxUser'] },
      on: { merge: 'handler', transfer: 'follow', remove: 'keep' },
    }),
    hospital: ref('hospital', { required: true, follows: 'patient', on: { remove: 'keep' } }),
    by: choice(['guardian', 'staff'], { readOnly: true, default: 'staff' }),
    /** Why staff bound them; a guardian proves it by a code instead. */
    reason: text({ once: true, max: 50, requiredWhen: { by: { not: 'guardian' } } }),
    endedAt: datetime({ readOnly: true, showWhen: { deleted: true } }),
    endReason: text({ readOnly: true, max: 50, showWhen: { deleted: true } }),
    deleted: flag({ readOnly: true }),
  },
  list: {
    columns: ['wxUser', 'patient', 'hospital', 'by', 'reason', 'createdAt', 'createdBy', 'endedAt', 'endReason'],
    spare: ['createdBy', 'endedAt', 'endReason'],
    card: ['patient', 'hospital', 'by', 'createdAt'],
    filters: ['patient', 'hospital', 'wxUser', 'by', 'createdAt', 'deleted'],
    search: ['wxUser', 'patient'],
  },
  form: [{ section: 'binding', fields: ['wxUser', 'patient', 'reason'] }],
  actions: {
    list: {},
    get: {},
    create: {},
    unbind: {
      when: { deleted: false },
      set: { deleted: true },
      bulk: true,
      tone: 'critical',
      confirm: true,
      audit: ['reason'],
      input: { reason: text({ required: true, max: 50 }) },
    },
  },
})
