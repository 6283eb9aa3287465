import type { device } from '../../../resources/training/device.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Training device |||| Training devices',
  fields: {
    name: 'Name',
    serial: 'Serial number',
    hospital: 'Organisation',
    access: 'Token',
    issuedAt: 'Token issued at',
    lastSeenAt: 'Last seen at',
    clientVersion: 'Client version',
    remark: 'Remark',
    deleted: 'Deleted',
  },
  hints: { serial: 'As it stands on the device; no two are the same' },
  sections: { device: 'Device' },
  choices: { access: { new: 'Not issued', issued: 'Issued', revoked: 'Revoked' } },
  actions: { issue: 'Issue a token', revoke: 'Revoke the token', recover: 'Recover' },
  done: { issue: 'Token issued', revoke: 'Token revoked', recover: 'Recovered' },
  calls: { signIn: 'Patient signs in' },
  inputs: {
    signIn: {
      fields: {
        account: 'Patient account',
        password: 'Password',
        newPassword: 'New password',
        clientVersion: 'Client version',
      },
    },
  },
  outputs: { issue: { token: 'Device token' } },
  confirms: {
    issue: 'A former token ends at once. The new one is shown this once: enter it on the device right away. Issue it?',
    revoke:
      'The device can no longer connect until it gets a new token. Records that it still holds can be sent then. Revoke?',
    remove: 'The token of the device ends as well; records that it sent stay as they are. Delete?',
  },
} satisfies Texts<typeof device>
