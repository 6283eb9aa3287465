import type { Texts } from '../../../resources/core/index.ts'
import type { securityEvent } from '../../../resources/system/securityEvent.ts'

export default {
  name: 'Security event |||| Security log',
  fields: {
    kind: 'Event',
    operator: 'Done by',
    account: 'Account concerned',
    device: 'Device',
    apiToken: 'API token',
    hospital: 'Organisation',
    call: 'Call',
    detail: 'Detail',
    ip: 'IP address',
    browser: 'Browser',
    count: 'Times',
    firstAt: 'First at',
    lastAt: 'Last at',
    burst: 'Counted by',
  },
  hints: { operator: 'Empty where nobody was signed in', detail: 'The permission, fields or error code it was about' },
  sections: { event: 'Event', who: 'Who and from where' },
  choices: {
    kind: {
      signInFailed: 'Sign-in failed',
      accountLocked: 'Account locked',
      proofFailed: 'Wrong password or code',
      accessRefused: 'Access refused',
      throttled: 'Slowed down',
      passwordChanged: 'Password changed',
      secretChanged: 'Secret changed',
      settingChanged: 'Settings changed',
      sessionsEnded: 'Sessions ended',
    },
  },
  actions: {},
  inputs: {},
} satisfies Texts<typeof securityEvent>
