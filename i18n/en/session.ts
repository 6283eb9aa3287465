import type { Texts } from '../../resources/schema/index.ts'
import type { session } from '../../resources/session/session.ts'

export default {
  name: 'Session |||| Sessions',
  fields: {},
  sections: {},
  choices: {},
  actions: { login: 'Sign in', phoneLogin: 'Sign in by a code to the phone', info: 'Signed-in operator', logout: 'Sign out' },
  asks: {
    login: { fields: { username: 'Username', password: 'Password', remember: 'Remember me' } },
    phoneLogin: { fields: { phone: 'Mobile', code: 'Code', remember: 'Remember me' } },
  },
} satisfies Texts<typeof session>
