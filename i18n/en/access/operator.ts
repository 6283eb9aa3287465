import type { Texts } from '../../../resources/core/index.ts'
import type { operator } from '../../../resources/access/operator.ts'

export default {
  name: 'Operator |||| Operators',
  fields: {
    username: 'Username',
    name: 'Name',
    phone: 'Mobile',
    email: 'Email',
    hospital: 'Organisation',
    roles: 'Roles',
    dataScope: 'Data scope',
    scopeHospitals: 'Chosen organisations',
    avatar: 'Picture',
    status: 'Status',
    isExperience: 'Demo account',
    secondFactor: 'Two-step verification',
    deleted: 'Deleted',
  },
  hints: {
    username: 'Begins with a letter; letters, digits, _, . and -',
    phone: 'Only the last four digits are shown; looking at the whole number is logged',
    email:
      'Only the first three characters are shown; looking at the whole address is logged. It finds a lost password once its owner has confirmed it',
    dataScope: 'Decides whose organisations and patients this operator sees',
    isExperience: 'A demo account may look, but changes nothing that lasts',
  },
  sections: { account: 'Account', rights: 'Roles and rights' },
  choices: {
    dataScope: {
      all: 'Everything',
      below: 'Own organisation and below',
      own: 'Own organisation',
      ownPatients: 'Own patients',
      chosen: 'Chosen organisations',
    },
    status: { opened: 'Active', deactivated: 'Deactivated' },
  },
  actions: {
    enable: 'Activate',
    disable: 'Deactivate',
    resetPass: 'Reset password',
    resetSecondFactor: 'Reset two-step verification',
    recover: 'Recover',
  },
  done: {
    enable: 'Activated',
    disable: 'Deactivated',
    resetPass: 'Password reset',
    resetSecondFactor: 'Two-step verification reset',
    recover: 'Recovered',
  },
  calls: { updatePass: 'Change password', findPass: 'Find password' },
  inputs: {
    updatePass: { fields: { oldPassword: 'Old password', newPassword: 'New password', again: 'New password again' } },
    findPass: {
      fields: {
        channel: 'By',
        target: 'Mobile or email',
        code: 'Code',
        newPassword: 'New password',
        again: 'New password again',
      },
      choices: { channel: { phone: 'Mobile', email: 'Email' } },
    },
  },
  confirms: {
    disable: 'A deactivated operator is signed out at once. Deactivate?',
    resetPass:
      'A new one-time password is made and sent to this operator, or shown to you once where it cannot be sent. Every session of the account ends. Reset?',
    resetSecondFactor:
      'The next sign-in takes the password alone; all sessions of this operator end, and they are told. Make sure that they asked for it. Reset it?',
    remove: 'A deleted operator can no longer sign in; the account can be recovered. Delete?',
  },
  outputs: { create: { oneTimePassword: 'One-time password' }, resetPass: { password: 'One-time password' } },
} satisfies Texts<typeof operator>
