import { choice, datetime, flag, integer, longText, ref, resource, secret, text } from '../core/index.ts'

/** Length of what a training client says of its version. */
export const clientVersion = text({ max: 50 })

/** A training client of an organisation. It calls with a token of its own, which an operator hands over once. */
export const device = resource({
  name: 'device',
  label: 'name',
  scopedBy: 'hospital',
  fields: {
    name: text({ required: true, max: 25, unique: { within: ['hospital'] } }),
    serial: text({ required: true, max: 50, match: 'code', unique: true, caseInsensitive: true }),
    hospital: ref('hospital', { required: true, on: { remove: 'ask' } }),
    access: choice(['new', 'issued', 'revoked'], {
      readOnly: true,
      default: 'new',
      tones: { issued: 'positive', revoked: 'critical' },
    }),
    issuedAt: datetime({ readOnly: true }),
    lastSeenAt: datetime({ readOnly: true }),
    clientVersion: text({ readOnly: true, max: 50 }),
    remark: longText({ max: 5000 }),
    deleted: flag({ readOnly: true }),
  },
  list: {
    columns: ['name', 'serial', 'hospital', 'access', 'issuedAt', 'lastSeenAt', 'clientVersion'],
    card: ['serial', 'hospital', 'lastSeenAt', 'clientVersion'],
    filters: ['hospital', 'access', 'lastSeenAt', 'deleted'],
    search: ['name', 'serial'],
  },
  form: [{ section: 'device', fields: ['name', 'serial', 'hospital', 'remark'] }],
  actions: {
    list: {},
    get: {},
    options: {},
    create: {},
    update: { when: { deleted: false } },
    /** A new token, which ends the former one. It is shown this once. */
    issue: {
      when: { deleted: false, 'hospital.deleted': false },
      output: { token: secret({ required: true }) },
      confirm: true,
    },
    revoke: {
      when: { access: 'issued', deleted: false },
      set: { access: 'revoked' },
      bulk: true,
      confirm: true,
      tone: 'critical',
    },
    remove: { when: { deleted: false }, set: { deleted: true, access: 'revoked' }, confirm: true, tone: 'critical' },
    recover: { when: { deleted: true }, set: { deleted: false } },
  },
  calls: {
    /** A patient signs in on the device. `newPassword` takes the place of a one-time password. */
    signIn: {
      by: 'device',
      input: {
        account: text({ required: true, max: 50 }),
        password: secret({ required: true }),
        newPassword: secret({ min: 8 }),
        clientVersion,
      },
      output: {
        token: secret({ required: true }),
        expiresAt: datetime({ required: true }),
        patient: integer({ required: true }),
        name: text({ required: true }),
        /** The password was made for the account and sent to it. */
        mustChangePassword: flag(),
      },
    },
  },
})
