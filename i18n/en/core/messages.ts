import type { Same } from '../../Same.ts'
import type zh from '../../zh/core/messages.ts'

export default {
  oneTimePassword: {
    subject: 'Your account and one-time password',
    operator:
      'Hello %{name}: your account is %{account} and your one-time password is %{password}. Sign in at %{address}, change it at once, and tell nobody.',
    patient:
      'Hello %{name}: your account is %{account} and your one-time password is %{password}. Change it as soon as you have signed in, and tell nobody.',
  },
  alipayOrder: {
    topUp: 'Vision training, %{times} %{times|time|times}',
    test: 'Test payment',
  },
  code: {
    subject: 'Your code',
    signIn:
      'Your code to sign in is %{code}; it is valid for %{minutes} %{minutes|minute|minutes}. Tell nobody. If you did not ask for it, ignore this message.',
    newEmail:
      'Your code to confirm this email address is %{code}; it is valid for %{minutes} %{minutes|minute|minutes}. Tell nobody. If you did not ask for it, ignore this message.',
    patientMobile:
      'The code for your mobile is %{code}; it holds for %{minutes} %{minutes|minute|minutes}. Tell it to the staff who register you. If this was not you, ignore it.',
    guardianMobile:
      'Your code to follow your child by the mini program is %{code}; it is valid for %{minutes} %{minutes|minute|minutes}. Tell nobody. If you did not ask for it, ignore this message.',
    findPass:
      'Your code for a new password is %{code}; it is valid for %{minutes} %{minutes|minute|minutes}. Tell nobody. If you did not ask for it, ignore this message.',
  },
  account: {
    subject: 'Something changed on your account',
    phoneChanged:
      'Hello %{name}: your account now uses another mobile number. If neither you nor an administrator at your request did this, tell an administrator at once.',
    emailChanged:
      'Hello %{name}: your account now uses another email address. If neither you nor an administrator at your request did this, tell an administrator at once.',
    contactChanged:
      'Hello %{name}: your account now uses another mobile number and another email address. If neither you nor an administrator at your request did this, tell an administrator at once.',
    secondFactorOn:
      'Hello %{name}: two-step verification is now on for your account. If you did not do this, tell an administrator at once.',
    secondFactorOff:
      'Hello %{name}: two-step verification is now off for your account. If you did not do this, tell an administrator at once.',
    secondFactorReset:
      'Hello %{name}: an administrator has reset two-step verification for your account; the next sign-in takes the password alone. If you did not ask for this, tell an administrator at once.',
    recoveryCode:
      'Hello %{name}: a recovery code was just used to sign in to your account; recovery codes left: %{left}. If this was not you, tell an administrator at once.',
  },
  settingsChanged: {
    subject: 'Settings were changed',
    body: '%{name} (%{username}) changed “%{what}” on %{at} from the address %{ip}. If you do not know of it, look at the security log and ask at once.',
  },
  reexamination: {
    subject: 'Reminder of an examination',
    due: 'Dear parents of %{names}: %{hospital} reminds you that the next examination is due on %{date}. Please make an appointment.',
    overdue:
      'Dear parents of %{names}: %{hospital} reminds you that the examination due on %{date} has passed. Please make an appointment soon.',
  },
  report: { subject: 'Report' },
  letter: {
    subject: 'Letter',
    file: 'The attachment “%{name}” is large; please download it from your inbox in the application.',
    foot: 'This letter is in your inbox of the application as well: %{address}',
  },
  cached: {
    answer: '%{report}: %{smart_count} row, in %{language} |||| %{report}: %{smart_count} rows, in %{language}',
    reply: '%{name}, told in %{language}',
    caller: 'Requests of one caller',
    requests: '%{smart_count} request within this minute |||| %{smart_count} requests within this minute',
    zh: 'Chinese',
    en: 'English',
  },
  failures: {
    subject: 'Failures',
    opened: 'New: %{kind}, %{message}',
    burst: 'Failing often: %{kind}, %{message}',
    over: 'No longer failing often: %{kind}, %{message}',
    more: 'See %{address}',
  },
  troubles: {
    job: { begun: 'The last run of a job failed or found something: %{job}', over: 'Runs well again: %{job}' },
    messages: {
      begun: 'One message was not delivered |||| %{smart_count} messages were not delivered',
      over: 'No message is left undelivered any more',
    },
  },
  test: { subject: 'Test message', body: 'This is a test message: the delivery settings work.' },
} satisfies Same<typeof zh>
