import type { Same } from '../../Same.ts'
import type zh from '../../zh/system/settings.ts'

export default {
  wechatOff: 'Signing in by WeChat is off: guardians cannot use the mini program.',
  wechat: {
    works: 'WeChat knows this mini program and its secret.',
    appId: 'WeChat does not know this AppID; please check it.',
    appSecret: 'The AppSecret is wrong; please check it and enter it again.',
    busy: 'WeChat is busy; please try again later.',
    unreachable: 'WeChat gave no answer that means anything; please check the address and the network.',
  },
  testing: 'Sending the test message…',
  tested: 'The test message was sent.',
  testFailed: 'The test message was not delivered. The message log tells why.',
  byEnvironment: 'Mail is set by the environment of the server (SMTP_*); the mail server entered here is not used.',
  allOff:
    'Neither mail nor SMS is turned on: nothing is sent. Codes cannot be used, and a one-time password is shown once to whoever makes it.',
} satisfies Same<typeof zh>
