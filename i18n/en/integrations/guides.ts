import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  apiToken: {
    purpose: 'Tokens by which other systems call the API, with no more rights than the operator they belong to.',
    first: 'Create a token for the system that is to call. It is shown once.',
  },
  webhook: {
    purpose: 'Tells other systems when records change.',
    first: 'Enter the address of the other system, and choose what it is told of.',
  },
  webhookDelivery: {
    purpose: 'What became of each call to another system. Failed ones can be sent again.',
    first: 'They appear once a webhook is active and something changes.',
  },
} satisfies Guides<'integrations'>
