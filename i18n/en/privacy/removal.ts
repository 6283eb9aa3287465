import type { removal } from '../../../resources/privacy/removal.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Removal |||| Removals',
  fields: {
    kind: 'Kind of data',
    state: 'State',
    before: 'All from before',
    removeOn: 'Day of removal',
    expected: 'Expected',
    removed: 'Removed',
    startedAt: 'Begun at',
    endedAt: 'Finished at',
  },
  hints: { expected: 'When it was announced; what is to be kept for longer since then stays' },
  sections: { announcement: 'Announcement', result: 'Result' },
  choices: {
    kind: {
      patient: 'Records of patients',
      message: 'Message log',
      webhookDelivery: 'Webhook deliveries',
      formerMobile: 'Former mobile numbers',
      securityEvent: 'Security log',
      errorLog: 'Errors',
      change: 'Changes',
      look: 'Looks and exports',
      signIn: 'Sign-ins',
      failedCall: 'Failed calls',
      sealedRecord: 'Sealed medical records',
    },
    state: { announced: 'Announced', running: 'Being removed', done: 'Done' },
  },
  actions: {},
  inputs: {},
} satisfies Texts<typeof removal>
