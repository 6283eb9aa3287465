import type { Same } from '../../Same.ts'
import type zh from '../../zh/shell/login.ts'

/** The sign-in page, which loads no other text. */
export default {
  brand: 'Vision Training Back-office', otherLanguage: '中文', switchLanguage: 'Switch to Chinese',
  title: 'Sign in', welcome: 'Welcome back', lead: 'Operations of an amblyopia vision-training service', username: 'Username', password: 'Password', remember: 'Remember me (1 day)',
  submit: 'Sign in', submitting: 'Signing in…', showPassword: 'Show password', hidePassword: 'Hide password',
  network: 'The server cannot be reached; please check your network and try again', failed: 'That did not work, please try again later', sampleTitle: 'Sample accounts', sampleText: 'Sample data is in use. Any of these accounts may sign in; the password of each is',
  methods: 'Ways to sign in', byPassword: 'Password', byPhone: 'Code by SMS', phone: 'Mobile number', email: 'Email', code: 'Code',
  sendCode: 'Get a code', sendAgain: 'Again in %{seconds} s', sending: 'Sending…',
  codeSent: 'If an account has this number, a code is on its way; it is valid for 10 minutes', codeMailed: 'If an account has this address, a code is on its way; it is valid for 10 minutes',
  codeLater: 'No further code can be sent there yet; please try again in %{seconds} %{seconds|second|seconds}',
  forgotten: 'Forgot your password?', findTitle: 'Find your password', findLead: 'Prove your number or address, then choose a new password', channel: 'Prove it by', byEmail: 'Code by email', bySms: 'Code by SMS',
  newPassword: 'New password', again: 'New password again', passwordHint: 'At least %{min} %{min|character|characters}, not a common one, and without the username in it', setPassword: 'Set the new password', setting: 'Setting…', back: 'Back to sign-in',
  secondStep: 'Two-step verification', secondStepLead: 'Enter the 6 digits that your authenticator app shows', recoveryLead: 'Enter one of your recovery codes; each works once', recoveryCode: 'Recovery code',
  useRecovery: 'Use a recovery code', useAuthenticator: 'Use the authenticator',
  closed: 'The site is closed for maintenance; only those who look after it may sign in', help: 'Need help? Contact:',
  found: 'Your new password is set; please sign in with it',
  samples: {
    admin: 'Platform administrator', staff: 'Platform staff', franchise: 'Franchise manager', doctor: 'Doctor', nurse: 'Nurse', trainer: 'Trainer', demo: 'Demo account',
  },
} satisfies Same<typeof zh>
