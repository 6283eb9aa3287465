import { choice, flag, integer, service, text } from '../core/index.ts'

/** What is answered in any case: whether this call had one sent, and in how many seconds the next may be asked for. */
const gives = { sent: flag(), wait: integer({ required: true }) }

/**
 * Codes that prove a phone or a mailbox: 10 minutes, five tries, good for one purpose alone, and no word on whether an account
 * exists.
 */
export const code = service({
  name: 'code',
  actions: {
    phone: {
      call: 'POST api/code/phone', on: 'list', may: 'public',
      ask: {
        phone: text({ required: true, match: 'mobile' }),
        purpose: choice(['signIn', 'findPass'], { default: 'findPass' }),
      },
      gives,
    },
    email: { call: 'POST api/code/email', on: 'list', may: 'public', ask: { email: text({ required: true, match: 'email' }) }, gives },
  },
})
