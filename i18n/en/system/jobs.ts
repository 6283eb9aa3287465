import type { Same } from '../../Same.ts'
import type zh from '../../zh/system/jobs.ts'

/** The jobs of the hosts: their names, and what each one does. */
export default {
  compareLedger: {
    name: 'Compare the ledger',
    purpose: 'Computes every balance anew from its entries and reports each difference. It only reads.',
  },
  compareTotals: {
    name: 'Compare totals and roll-ups',
    purpose:
      'Counts the totals of lists and the roll-ups of statistics anew from the records, reports each difference, and rebuilds what differs.',
  },
  purgeIdempotency: {
    name: 'Purge idempotency keys',
    purpose: 'Removes the keys of repeated calls, and their answers, after a day.',
  },
  removeOldImports: {
    name: 'Remove old imports',
    purpose: 'Removes imports that were not finished within a day, with all they hold.',
  },
  removeUnusedUploads: {
    name: 'Remove unused files',
    purpose: 'Removes pictures and files that were uploaded more than a day ago and that no record holds.',
  },
  moveFiles: {
    name: 'Move files',
    purpose:
      'Moves files to where new ones go, once somebody has started that on the page of the file storage; goes on where it was stopped.',
  },
  tidySessions: { name: 'Tidy up sessions', purpose: 'Removes expired codes and counts of tries.' },
  tellErrors: {
    name: 'Tell of failures',
    purpose: 'Sends a mail when something new fails, when it fails often, and when that is over.',
  },
  makeCards: {
    name: 'Make prepaid cards',
    purpose: 'Makes the cards of new batches: at once when a batch is begun, and every minute whatever was left.',
  },
  settlePayments: {
    name: 'Follow payments by Alipay',
    purpose:
      'Asks Alipay about orders whose notice did not come, closes those that nobody paid, and has refunds made, until each is over.',
  },
  compareBills: {
    name: 'Compare bills of Alipay',
    purpose:
      'Each day it fetches Alipay’s bill of the day before and compares it with orders, refunds and payments. What a lost notice left is finished; of other differences it tells who wants to know.',
  },
  expireCards: {
    name: 'Expire prepaid cards',
    purpose: 'Marks cards whose last day is over as expired; their times stay, and they can be refunded or extended.',
  },
  removeDue: {
    name: 'Remove what is too old',
    purpose:
      'Announces what will have been kept for long enough, and removes it on the day that was announced; of the log it leaves how often it was.',
  },
  forgetErrors: {
    name: 'Forget errors',
    purpose: 'Of too many kinds of errors, removes those that were seen the longest ago.',
  },
  purgeNotices: {
    name: 'Purge notices',
    purpose: 'Removes what operators were told by the product more than half a year ago. Announcements stay.',
  },
  publishDue: {
    name: 'Publish and take down what is due',
    purpose: 'Every minute it publishes content whose time has come, and takes down what has reached its end.',
  },
  deliverMail: {
    name: 'Deliver letters',
    purpose:
      'Sends letters whose moment has come and delivers them to each recipient once; goes on where it was left off.',
  },
  purgeTimingLog: {
    name: 'Purge the job log',
    purpose: 'Removes runs of more than 90 days ago, but the latest of each job.',
  },
  sendReports: {
    name: 'Send reports that were subscribed to',
    purpose:
      'Sends reports under the present rights of their subscribers. What cannot be sent any more ends, and its subscriber is told.',
  },
  remindGuardians: {
    name: 'Remind guardians of examinations',
    purpose: 'Sends the SMS that the service settings want: none in the quiet hours, and one a week for each guardian.',
  },
} satisfies Same<typeof zh>
