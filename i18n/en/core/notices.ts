import type { Same } from '../../Same.ts'
import type zh from '../../zh/core/notices.ts'

export default {
  asWritten: { title: '%{title}', text: '%{text}' },
  retired: {
    title: 'From a retired feature',
    text: 'This notice came from a feature that is no longer part of the system; what it said is not shown any more.',
  },
  mailboxToConfirm: {
    title: 'Please confirm your email',
    text: 'Somebody else entered the email of your account. Confirm it by a code in the personal centre; until then it cannot be used to find a lost password.',
  },
  settingsChanged: {
    title: 'Settings were changed',
    text: '%{name} (%{username}) changed “%{what}” on %{at} from the address %{ip}. If you do not know of it, look at the security log and ask at once.',
  },
  refundRequested: {
    title: 'Refund to review: %{number}',
    text: '%{name} asks for a refund (number %{number}, times bought: %{times}, given: %{giveTimes}). Please review it.',
  },
  refundAgreed: {
    title: 'Refund approved: %{number}',
    text: '%{name} approved the refund %{number} that you asked for; it has been made.',
  },
  refundRefused: {
    title: 'Refund refused: %{number}',
    text: '%{name} refused the refund %{number} that you asked for. Reason: %{answer}',
  },
  refundFailed: {
    title: 'Refund not possible: %{number}',
    text: '%{name} approved the refund %{number} that you asked for, but nothing was left to give back, so nothing was refunded.',
  },
  patientReceived: {
    title: 'A patient was transferred to you',
    text: '%{name} transferred a patient to your organisation. Please have a look, and see who is in charge.',
  },
  namedInComment: {
    title: '%{name} named you in a comment',
    text: 'You will find it on the page this leads to (%{what}). Please have a look, and mark it as done when it is.',
  },
  mailNotSent: {
    title: 'Letter not sent: %{title}',
    text: 'It was due, but was not sent: %{reason}. It is a draft again.',
  },
  reportEnded: {
    title: 'A report is not sent any more: %{report}',
    text: 'Reason: %{ending}. It can be resumed among the report subscriptions.',
  },
  removalsAnnounced: {
    title: 'Records will be removed on %{on}',
    text: 'Kinds of records that have been kept for long enough: %{count}. “Removals” says what will go, and how many.',
  },
  billsDiffer: {
    title: 'Alipay’s bills differ from the books',
    text: 'Differences to look at: %{count}. Please find out why, and write it down at each.',
  },
  billsWait: {
    title: 'Bills of Alipay cannot be compared',
    text: 'Days whose bill cannot be compared: %{count}, the first of them %{day}. They are tried again; each bill says why.',
  },
  jobFailed: {
    title: 'A job failed: %{job}',
    text: 'The job “%{job}” failed on %{at}; please look at its runs. You are not told again until it has worked once more.',
  },
  jobFound: {
    title: 'A job found something: %{job}',
    text: 'The job “%{job}” of %{at} found what somebody should look at; please see its runs. You are not told again until it has found nothing once more.',
  },
} satisfies Same<typeof zh>
