import { choice, datetime, longText, ref, refs, resource, secret, text } from '../core/index.ts'

const active = { state: 'active' } as const

/**
 * By which a program acts for an operator: with that operator's rights and organisations as they are at each call, or
 * fewer. Its secret is shown once, to whoever made it, and kept as a hash. What it may do never grows: another purpose
 * takes another token.
 */
export const apiToken = resource({
  name: 'apiToken',
  label: 'name',
  retention: 'untilDeleted',
  scopedBy: 'hospital',
  // One's own, and those of all for who sees everything.
  visibility: { when: { state: { not: ['active', 'revoked'] } }, rest: ['author', 'unlimited'] },
  fields: {
    name: text({ required: true, max: 50, personal: false }),
    /** For whom it acts: who made it. */
    operator: ref('operator', { required: true, readOnly: true, on: { remove: 'keep' } }),
    hospital: ref('hospital', { required: true, follows: 'operator', on: { remove: 'keep' } }),
    access: choice(['look', 'full'], { required: true, once: true, default: 'look', tones: { full: 'warning' } }),
    /** What it may do of what its operator may; all of that where nothing is said. */
    roles: refs('role', { once: true }),
    /** Whose records it reaches, of those that its operator reaches; all of them likewise. */
    hospitals: refs('hospital', { once: true, on: { remove: 'keep' } }),
    expiresAt: datetime({ required: true, once: true, min: 'now', max: '+1y' }),
    state: choice(['active', 'revoked'], {
      readOnly: true,
      default: 'active',
      tones: { active: 'positive', revoked: 'neutral' },
    }),
    lastUsedAt: datetime({ readOnly: true }),
    lastUsedIp: text({ readOnly: true, max: 50, personal: true }),
    revokedAt: datetime({ readOnly: true }),
    remark: longText({ max: 500 }),
  },
  list: {
    columns: [
      'name',
      'operator',
      'hospital',
      'access',
      'roles',
      'hospitals',
      'state',
      'expiresAt',
      'lastUsedAt',
      'lastUsedIp',
      'createdAt',
    ],
    spare: ['hospital', 'hospitals', 'lastUsedIp', 'createdAt'],
    card: ['operator', 'access', 'state', 'expiresAt', 'lastUsedAt'],
    filters: ['state', 'operator', 'hospital', 'access', 'expiresAt', 'createdAt'],
    search: ['name', 'operator'],
    sort: ['createdAt', 'DESC'],
  },
  form: [
    { section: 'token', fields: ['name', 'expiresAt', 'remark'] },
    { section: 'rights', fields: ['access', 'roles', 'hospitals'] },
  ],
  actions: {
    list: {},
    get: {},
    create: { reauthenticate: true, output: { token: secret() } },
    /** What it is called and for; nothing of what it may do. */
    update: { when: active },
    revoke: { when: active, set: { state: 'revoked' }, bulk: true, confirm: true, tone: 'critical' },
  },
})
