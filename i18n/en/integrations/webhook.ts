import type { Texts } from '../../../resources/core/index.ts'
import type { webhook } from '../../../resources/integrations/webhook.ts'

export default {
  name: 'Webhook |||| Webhooks',
  fields: {
    name: 'Name',
    operator: 'Owner',
    hospital: 'Organisation',
    address: 'Address',
    events: 'Events',
    secret: 'Signing secret',
    state: 'State',
    remark: 'Remark',
    deleted: 'Deleted',
  },
  items: { events: { fields: { event: 'Event' } } },
  hints: {
    address: 'Begins with https://, and does not lead to this machine or its own network',
    events: 'Only records that you may see are told, as you see them: what is masked stays masked',
    secret: 'The other side checks signatures by it; at least 16 characters',
  },
  sections: { webhook: 'Receiver', events: 'What is told' },
  choices: { state: { active: 'Active', paused: 'Paused' } },
  actions: { test: 'Send a test', pause: 'Pause', resume: 'Resume', recover: 'Bring back' },
  done: { test: 'Test sent', pause: 'Paused', resume: 'Resumed', recover: 'Brought back' },
  inputs: {},
  confirms: { remove: 'The other side is told nothing from then on; it can be brought back. Delete it?' },
} satisfies Texts<typeof webhook>
