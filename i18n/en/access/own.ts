import type { Same } from '../../Same.ts'
import type zh from '../../zh/access/own.ts'

/** Texts of the pages about oneself: personal centre, organisation information. */
export default {
  account: 'Account',
  profile: 'Profile',
  registered: 'Registered',
  saved: 'Saved',
  show: 'Show all of %{field}',
  hide: 'Cover %{field}',
  demo: 'A demo account is shared, so its profile and password cannot be changed.',
  email: {
    title: 'Email', none: 'No email yet', change: 'Change email', send: 'Send code', again: 'Again in %{seconds} s', sent: 'A code is on its way to that address; it is valid for 10 minutes',
    wait: 'Wait a moment before the next code', done: 'The email was changed',
    unconfirmed: 'Somebody else entered this email, and it is not confirmed yet. Until then it cannot be used to find a lost password.', confirm: 'Confirm email', confirmed: 'The email is confirmed',
  },
  password: { title: 'Password', text: 'A new password signs you out everywhere else at once.' },
  factor: {
    on: 'On', off: 'Off', left: '%{smart_count} recovery code left |||| %{smart_count} recovery codes left', since: 'since %{at}', manage: 'Manage two-step verification', setUp: 'Turn on two-step verification',
    text: 'Beside the password, signing in takes a code from an authenticator app on your phone (such as Microsoft Authenticator or Google Authenticator). Who learns the password alone cannot sign in.',
    heldTitle: 'Set up two-step verification', heldText: 'Your role demands two-step verification. Install an authenticator app on your phone, set it up here, and go on.',
    lost: 'Cannot do it now? Sign out, and set it up at the next sign-in.', begin: 'Begin', scan: 'Scan the QR code with the authenticator app, then enter the 6 digits that it shows.',
    picture: 'QR code for the authenticator app', type: 'If it cannot be scanned, type this key into the app:', confirm: 'Confirm and turn on',
    codes: 'Recovery codes', codesText: 'With a recovery code you sign in where the phone is lost or replaced; each works once. They are shown this once: keep them in a safe place.',
    save: 'Save as a file', kept: 'I have kept the recovery codes', goOn: 'Go on', isOn: 'Two-step verification is on, with new recovery codes', isOff: 'Two-step verification is off', another: 'Another authenticator',
    setUpText: 'Show who you are, then scan with the other authenticator. Until that is done the present one holds.', renewCodesText: 'Ten new recovery codes are made, and none of the old ones works any more. Show who you are first.',
    turnOffText: 'Afterwards the password alone is enough to sign in, and the recovery codes are void. Show who you are first.',
  },
  sessions: {
    title: 'Where you are signed in', single: 'An account is signed in at one place at a time: signing in elsewhere ends the earlier one.', this: 'This one', live: 'Signed in', unknown: 'Unknown browser', since: 'Signed in %{at}', until: 'until %{at} at the latest', ended: 'ended %{at}: %{how}',
    endOthers: 'Sign out everywhere else', done: 'Signed out in %{smart_count} other place |||| Signed out in %{smart_count} other places', all: 'Show all', fewer: 'Show fewer',
    ends: {
      expired: 'its time was up', signedInElsewhere: 'signed in elsewhere', logout: 'signed out', reset: 'password or two-step verification was reset', passwordChanged: 'password was changed', deactivated: 'account was deactivated',
      removed: 'account was deleted', kicked: 'signed out by an administrator', endedByOwner: 'ended by yourself',
    },
  },
  log: {
    title: 'My activity', when: 'When', what: 'What', where: 'Record', ip: 'IP address', empty: 'Nothing yet', pages: 'Pages of the activity',
    kinds: { open: 'Viewed details', export: 'Exported', contact: 'Revealed what is covered', signIn: 'Signed in' },
  },
} satisfies Same<typeof zh>
