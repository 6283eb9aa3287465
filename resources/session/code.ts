import { flag, service, text } from '../schema/index.ts'

/** Codes that prove a phone or a mailbox: 10 minutes, five tries, and no word on whether an account exists. */
export const code = service({
  name: 'code',
  actions: {
    phone: { call: 'POST api/code/phone', on: 'list', may: 'public', ask: { phone: text({ required: true, match: 'mobile' }) }, gives: { sent: flag() } },
    email: { call: 'POST api/code/email', on: 'list', may: 'public', ask: { email: text({ required: true, match: 'email' }) }, gives: { sent: flag() } },
  },
})
