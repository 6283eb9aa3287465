import type { Texts } from '../../../resources/core/index.ts'
import type { session } from '../../../resources/access/session.ts'

export default {
  name: 'Session |||| Sessions',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: {
    login: 'Sign in',
    loginCode: 'Sign in by two steps',
    phoneLogin: 'Sign in by a code to the phone',
    info: 'Signed-in operator',
    logout: 'Sign out',
    reauthenticate: 'Confirm with the password',
  },
  inputs: {
    login: { fields: { username: 'Username', password: 'Password', remember: 'Remember me' } },
    loginCode: { fields: { ticket: 'Ticket', code: 'Code or recovery code' } },
    phoneLogin: { fields: { phone: 'Mobile', code: 'Code', remember: 'Remember me' } },
    reauthenticate: { fields: { password: 'Password', code: 'Code or recovery code', purpose: 'What it is for' } },
  },
} satisfies Texts<typeof session>
