import type { Texts } from '../../../resources/core/index.ts'
import type { webhookDelivery } from '../../../resources/integrations/webhookDelivery.ts'
import message from '../system/message.ts'

export default {
  name: 'Webhook delivery |||| Webhook deliveries',
  fields: {
    name: 'Name',
    webhook: 'Webhook',
    hospital: 'Organisation',
    event: 'Event',
    resource: 'On',
    record: 'Record number',
    state: 'State',
    reason: 'Why it did not arrive',
    detail: 'Their answer',
    tries: 'Tries',
    nextTryAt: 'Next try',
    sentAt: 'Arrived at',
  },
  sections: { event: 'Event', delivery: 'Delivery' },
  choices: {
    state: { waiting: 'Waiting', sent: 'Arrived', failed: 'Not arrived', withheld: 'Not sent' },
    reason: {
      ...message.choices.reason,
      operator: 'The account of its owner is deactivated',
      permission: 'Its owner may not see such records',
      record: 'The record is out of its owner’s reach',
    },
  },
  actions: { replay: 'Send again' },
  done: { replay: 'Sent again' },
  inputs: {},
} satisfies Texts<typeof webhookDelivery>
