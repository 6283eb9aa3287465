import { choice, longText, resource, text } from '../schema/index.ts'

/** The log of messages to people: one-time passwords and codes, by SMS or mail. Written by the sender alone. */
export const message = resource({
  name: 'message',
  label: 'subject',
  scopedBy: 'nothing',
  fields: {
    channel: choice(['sms', 'email'], { required: true, readOnly: true }),
    recipient: text({ required: true, readOnly: true, mask: 'tail4', max: 200 }),
    subject: text({ required: true, readOnly: true, max: 50 }),
    body: longText({ required: true, readOnly: true, may: { read: 'message:body' } }),
    state: choice(['logged', 'sent', 'failed'], { required: true, readOnly: true, tones: { sent: 'positive', failed: 'critical' } }),
  },
  list: { columns: ['channel', 'recipient', 'subject', 'state', 'createdAt'], filters: ['channel', 'state', 'createdAt'], search: ['subject'] },
  form: [{ section: 'message', fields: ['channel', 'recipient', 'subject', 'body', 'state'] }],
  actions: { list: {}, get: {} },
})
