import type { Same } from '../../Same.ts'
import type zh from '../../zh/system/timingPage.ts'

/** Texts of the page of jobs beside those of its fields. */
export default {
  next: 'Next runs', zone: 'In the business time zone, %{zone}', paused: 'The job is paused. Once it is resumed it runs at these times.', retired: 'This version has no handler for this job, so that it does not run.',
  runs: 'Latest runs', allRuns: 'See all', noRuns: 'It has not run yet', runRecords: '%{count} %{count|record|records}', moreFindings: '%{count} more %{count|difference is|differences are} not listed',
  finding: { rule: 'Check', id: 'No.', kept: 'Kept', counted: 'By the entries', file: 'File', order: 'Order', refund: 'Refund', code: 'Code', orders: 'Orders', refunds: 'Refunds', day: 'Day', differences: 'Differences' },
  rules: {
    sides: 'Both sides of a movement', balance: 'Balance of an account', chain: 'Running balance of an entry', patientTimes: 'Times a patient has left', lots: 'Rest of the lots',
    lotCounts: 'Use of a lot', owed: 'Days owed',
    billed: 'Billed and paid of a top-up', moved: 'Times of the payments', billedToOrganisation: 'Billed to an organisation', owedByOrganisation: 'Owed by an organisation', fileChanged: 'A file that is not as long as it was', alipayNotSet: 'Alipay is not set', otherApp: 'Of another app than is set now', orderRefused: 'An order that Alipay says nothing of', orderFailed: 'An order that failed, whose money goes back', refundRefused: 'A refund that Alipay refuses', billTrouble: 'A bill of Alipay that cannot be compared', billDiffers: 'A bill of Alipay that differs', fileMissing: 'A file that is in neither place',
  },
} satisfies Same<typeof zh>
