import { choice, flag, integer, service, text } from '../core/index.ts'

/** What is answered in any case: whether this call had one sent, and in how many seconds the next may be asked for. */
const output = { sent: flag(), wait: integer({ required: true }) }

/**
 * Codes that prove a phone or a mailbox: 10 minutes, five tries, good for one purpose alone, and no word on whether an
 * account exists.
 */
export const code = service({
  name: 'code',
  calls: {
    phone: {
      call: 'POST api/code/phone',
      permission: 'public',
      input: {
        phone: text({ required: true, match: 'mobile' }),
        purpose: choice(['signIn', 'findPass'], { default: 'findPass' }),
      },
      output,
    },
    email: {
      call: 'POST api/code/email',
      permission: 'public',
      input: { email: text({ required: true, match: 'email' }) },
      output,
    },
  },
})
