import type { Texts } from '../../../resources/core/index.ts'
import type { apiToken } from '../../../resources/integrations/apiToken.ts'

export default {
  name: 'API token |||| API tokens',
  fields: {
    name: 'Name',
    operator: 'Owner',
    hospital: 'Organisation',
    access: 'May',
    roles: 'Limited to roles',
    hospitals: 'Limited to organisations',
    expiresAt: 'Expires',
    state: 'State',
    lastUsedAt: 'Last used',
    lastUsedIp: 'Last used from',
    revokedAt: 'Revoked',
    remark: 'Remark',
  },
  hints: {
    access: 'Never more than you may yourself at that moment',
    roles: 'It does what these roles allow, as far as you may do it yourself; choose none and it may do what you may',
    hospitals: 'It reaches the data of these organisations only; choose none and it reaches what you reach',
    expiresAt: 'At most a year from now',
  },
  sections: { token: 'Token', rights: 'Rights' },
  choices: { access: { look: 'Look only', full: 'Look and change' }, state: { active: 'Active', revoked: 'Revoked' } },
  actions: { revoke: 'Revoke' },
  done: { revoke: 'Revoked' },
  inputs: {},
  outputs: { create: { token: 'Token (shown this once: save it now)' } },
  confirms: { revoke: 'Programs that use this token lose access at once, and it cannot be brought back. Revoke it?' },
} satisfies Texts<typeof apiToken>
