import type { Same } from '../Same.ts'
import type zh from '../zh/own.ts'

/** Texts of the pages about oneself: personal center, organisation information. */
export default {
  account: 'Account',
  profile: 'Profile',
  registered: 'Registered',
  saved: 'Saved',
  show: 'Show all of %{field}',
  hide: 'Cover %{field}',
  demo: 'A demo account is shared, so its profile and password cannot be changed.',
  email: {
    title: 'Email', none: 'No email yet', change: 'Change email', send: 'Send code', again: 'Again in %{seconds} s', sent: 'A code is on its way to the new address; it is valid for 10 minutes',
    wait: 'Wait a moment before the next code', done: 'The email was changed',
  },
  password: { title: 'Password', text: 'A new password signs you out everywhere else at once.' },
  log: {
    title: 'My activity', when: 'When', what: 'What', where: 'Record', ip: 'IP address', empty: 'Nothing yet', pages: 'Pages of the activity',
    kinds: { open: 'Viewed details', export: 'Exported', contact: 'Revealed what is covered', signIn: 'Signed in' },
  },
} satisfies Same<typeof zh>
