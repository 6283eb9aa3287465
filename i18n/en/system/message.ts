import type { Texts } from '../../../resources/core/index.ts'
import type { message } from '../../../resources/system/message.ts'

export default {
  name: 'Message |||| Message log',
  fields: {
    channel: 'Channel', recipient: 'Recipient', about: 'About', language: 'Language', body: 'Body', parts: 'Markup and files', state: 'State', tries: 'Tries', reason: 'Reason', detail: 'Their answer',
    nextTryAt: 'Next try', sentAt: 'Sent at', validUntil: 'Holds until',
  },
  hints: { state: 'Nobody can read what a message says. Where its service is not turned on, nothing was sent' },
  sections: { message: 'Message', delivery: 'Delivery' },
  choices: {
    channel: { sms: 'SMS', email: 'Email' },
    about: { oneTimePassword: 'Account and one-time password', code: 'Code', account: 'Security of the account', settingsChanged: 'Settings were changed', reexamination: 'Reminder of an examination', report: 'Report subscribed to', letter: 'Letter', failures: 'Failures', test: 'Test message' },
    language: { zh: 'Chinese', en: 'English', both: 'Both' },
    state: { logged: 'Not sent: service off', waiting: 'Waiting', sent: 'Sent', failed: 'Failed', expired: 'Expired' },
    reason: {
      unreachable: 'The server cannot be reached', timeout: 'The server did not answer in time', encryption: 'No encrypted connection could be made',
      signIn: 'The server does not accept the account or key', recipient: 'The server does not accept this recipient', refused: 'The server refused the message',
      notConfigured: 'The service is not turned on', secret: 'The stored password or key cannot be read, please enter it again', unexpected: 'Unexpected error',
    },
  },
  actions: { retry: 'Send again' },
  inputs: {},
} satisfies Texts<typeof message>
