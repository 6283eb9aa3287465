import type { Texts } from '../../../resources/core/index.ts'
import type { profile } from '../../../resources/access/profile.ts'

export default {
  name: 'Personal centre |||| Personal centre',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: {
    read: 'Look at the own profile',
    reveal: 'Reveal the own mobile and email',
    change: 'Change the profile',
    setAvatar: 'Change the picture',
    sendCode: 'Send an email code',
    setEmail: 'Change or confirm the email',
    sessions: 'List own sign-ins',
    endOthers: 'Sign out everywhere else',
    log: 'Look at the own activity',
    hospital: 'Look at the own organisation',
  },
  inputs: {
    change: { fields: { name: 'Name', phone: 'Mobile', password: 'Current password' } },
    setAvatar: { fields: { avatar: 'Picture' } },
    sendCode: { fields: { email: 'Email' } },
    setEmail: { fields: { email: 'Email', code: 'Code', password: 'Current password' } },
    log: { fields: { page: 'Page', size: 'Entries per page' } },
  },
} satisfies Texts<typeof profile>
