import type { Texts } from '../../../resources/core/index.ts'
import type { code } from '../../../resources/access/code.ts'

export default {
  name: 'Code |||| Codes',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { phone: 'Send a code by SMS', email: 'Send a code by email' },
  inputs: {
    phone: {
      fields: { phone: 'Mobile', purpose: 'Purpose' },
      choices: { purpose: { signIn: 'Sign in', findPass: 'Find password' } },
    },
    email: { fields: { email: 'Email' } },
  },
} satisfies Texts<typeof code>
