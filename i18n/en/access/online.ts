import type { Texts } from '../../../resources/core/index.ts'
import type { online } from '../../../resources/access/online.ts'

export default {
  name: 'Session |||| Who is online',
  fields: {
    operator: 'Account',
    name: 'Name',
    hospital: 'Organisation',
    roles: 'Roles',
    ip: 'IP address',
    browser: 'Browser',
    signedInAt: 'Signed in at',
    lastUsedAt: 'Last used',
    remember: 'Remembered',
    isOwn: 'This session',
  },
  sections: {},
  choices: {},
  actions: { kick: 'Sign out by force' },
  done: { kick: 'Signed out' },
  inputs: {},
  confirms: {
    kick: 'The session ends at once, and what was not saved may be lost. The history of the account says who did it.',
  },
  outputs: { kick: { done: 'Signed out' } },
} satisfies Texts<typeof online>
