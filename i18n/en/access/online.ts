import type { Texts } from '../../../resources/core/index.ts'
import type { online } from '../../../resources/access/online.ts'

export default {
  name: 'Sign-in |||| Who is online',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { all: 'See who is online', kick: 'Sign out by force' },
  inputs: { all: { fields: { page: 'Page', size: 'Page size', q: 'Search', operator: 'Operator' } }, kick: { fields: { id: 'Session' } } },
} satisfies Texts<typeof online>
