import type { Texts } from '../../../resources/core/index.ts'
import type { log } from '../../../resources/monitor/log.ts'
import securityEvent from '../system/securityEvent.ts'

export const kinds = {
  change: 'Change',
  open: 'Look',
  contact: 'Look at private details',
  export: 'Export',
  signIn: 'Sign-in',
  ...securityEvent.choices.kind,
  failed: 'Failed call',
}

export default {
  name: 'Log entry |||| Log',
  fields: {
    at: 'Time',
    kind: 'Event',
    operator: 'Operator',
    operation: 'Action',
    title: 'Title',
    apiToken: 'API token',
    resource: 'On',
    record: 'Record number',
    result: 'Result',
    detail: 'Detail',
    count: 'Times',
    ip: 'IP address',
    browser: 'Browser',
    milliseconds: 'Milliseconds',
    request: 'Request',
  },
  hints: { operator: 'Jobs, and whoever was not signed in, have none', request: 'What one request did has one number' },
  sections: {},
  choices: { kind: kinds, result: { done: 'Done', refused: 'Refused', failed: 'Failed' } },
  actions: {},
  inputs: {},
} satisfies Texts<typeof log>
