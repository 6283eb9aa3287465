import type { Same } from '../../Same.ts'
import type zh from '../../zh/system/settings.ts'

export default {
  testing: 'Sending the test message…',
  tested: 'The test message was sent.',
  testFailed: 'The test message was not delivered. The message log tells why.',
  byEnvironment: 'Mail is set by the environment of the server (SMTP_*); the mail server entered here is not used.',
  allOff: 'Neither mail nor SMS is turned on: nothing is sent. Codes cannot be used, and a one-time password is shown once to whoever makes it.',
} satisfies Same<typeof zh>
