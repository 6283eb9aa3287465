import type { Same } from '../Same.ts'
import type zh from '../zh/login.ts'

/** The sign-in page, which loads no other text. */
export default {
  brand: 'Vision Training Back-office', otherLanguage: '中文', switchLanguage: 'Switch to Chinese',
  title: 'Sign in', welcome: 'Welcome back', lead: 'Operations of an amblyopia vision-training service', username: 'Username', password: 'Password', remember: 'Remember me (1 day)',
  submit: 'Sign in', submitting: 'Signing in…', showPassword: 'Show password', hidePassword: 'Hide password', usernameRequired: 'Enter your username', passwordRequired: 'Enter your password',
  network: 'The server cannot be reached; please check your network and try again', failed: 'Could not sign in, please try again later', sampleTitle: 'Sample accounts', sampleText: 'Sample data is in use. Any of these accounts may sign in; the password of each is',
  samples: {
    admin: 'Platform administrator', staff: 'Platform staff', franchise: 'Franchise manager', doctor: 'Doctor', nurse: 'Nurse', trainer: 'Trainer', demo: 'Demo account',
  },
} satisfies Same<typeof zh>
