import { choice, datetime, flag, longText, ref, resource, text } from '../schema/index.ts'

/** A training client of an organisation. It calls with a token of its own, which an operator hands over once. */
export const device = resource({
  name: 'device',
  label: 'name',
  scopedBy: 'hospital',
  fields: {
    name: text({ required: true, max: 25, unique: { within: ['hospital'] } }),
    serial: text({ required: true, max: 50, match: 'code', unique: true }),
    hospital: ref('hospital', { required: true }),
    access: choice(['new', 'issued', 'revoked'], { readOnly: true, default: 'new', tones: { issued: 'positive', revoked: 'critical' } }),
    issuedAt: datetime({ readOnly: true }),
    lastSeenAt: datetime({ readOnly: true }),
    clientVersion: text({ readOnly: true, max: 50 }),
    remark: longText({ max: 5000 }),
    deleted: flag({ readOnly: true }),
  },
  list: {
    columns: ['name', 'serial', 'hospital', 'access', 'issuedAt', 'lastSeenAt', 'clientVersion'],
    filters: ['hospital', 'access', 'lastSeenAt', 'deleted'],
    search: ['name', 'serial'],
  },
  form: [{ section: 'device', fields: ['name', 'serial', 'hospital', 'remark'] }],
  actions: {
    list: {}, get: {}, options: {}, create: {}, update: { when: { deleted: false } },
    revoke: { when: { access: 'issued', deleted: false }, set: { access: 'revoked' }, bulk: true, confirm: true, tone: 'critical' },
    remove: { when: { deleted: false }, set: { deleted: true, access: 'revoked' }, confirm: true, tone: 'critical' },
    recover: { when: { deleted: true }, set: { deleted: false } },
  },
})
