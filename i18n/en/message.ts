import type { Texts } from '../../resources/schema/index.ts'
import type { message } from '../../resources/system/message.ts'

export default {
  name: 'Message |||| Message log',
  fields: { channel: 'Channel', recipient: 'Recipient', subject: 'Subject', body: 'Body', state: 'State' },
  hints: { body: 'May hold a one-time password or a code; only those with the permission see it' },
  sections: { message: 'Message' },
  choices: { channel: { sms: 'SMS', email: 'Email' }, state: { logged: 'Logged only', sent: 'Sent', failed: 'Failed' } },
  actions: {},
  asks: {},
  empty: 'No messages yet',
} satisfies Texts<typeof message>
