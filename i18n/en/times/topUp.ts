import type zh from '../../zh/times/topUp.ts'
import type { Same } from '../../Same.ts'

/** Texts of the page on which patients are topped up; they come with it and not before. */
export default {
  steps: { what: 'What', preview: 'Check', done: 'Done' },
  whom: 'For whom', one: '%{name} (%{account})', some: '%{count} selected %{count|patient|patients}', filtered: 'All %{count} %{count|patient|patients} of the filter', filteredUnknown: 'All patients of the filter',
  nobody: 'No patient is chosen yet', nobodyText: 'Select one or more patients in their list, then press “Top up”.', toPatients: 'Go to the patients',
  packages: 'Packages', preview: 'Next: check', back: 'Back',
  lifetime: 'A lifetime: once for each patient, with no end of validity, and training takes no times.',
  parts: 'By organisation', organisation: 'Organisation', patients: 'Patients', each: 'Each', times: 'Times', gifts: 'Gifts', amount: 'Amount', left: 'Left there', after: 'Left afterwards', unlimited: 'Platform, no limit',
  ownPrice: 'Own price', platformPrice: 'Price of the platform', total: 'Total',
  missing: 'Not enough times, %{count} missing. Nothing would be moved; top up the organisation first.', missingHere: '%{count} missing',
  leftOut: '%{count} patient is left out |||| %{count} patients are left out', more: 'and %{count} more', unknownPatient: 'No. %{id}',
  reasons: { organisation: 'The organisation was deleted', unknown: 'Does not exist, or is not in your data range', deleted: 'Deleted', demo: 'Demo accounts cannot be topped up', lifetime: 'Lifetime member already' },
  otherCount: 'The filter found %{before} %{before|patient|patients} when they were selected, and finds %{now} now. Please look again.',
  nobodyLeft: 'There is no patient to top up',
  confirm: 'Top up %{count} patient for %{amount} |||| Top up %{count} patients for %{amount}', confirmHint: 'All of them together: where one fails, nobody is topped up.',
  running: 'Topping up %{count} patient, please wait… |||| Topping up %{count} patients, please wait…',
  changed: 'Prices or patients have changed since you checked, and nothing was done. Please check again.',
  done: '%{count} patient was topped up for %{amount} |||| %{count} patients were topped up for %{amount}', batch: 'Batch %{batch}', doneLeftOut: '%{count} patient was left out |||| %{count} patients were left out',
  download: 'Download the result', records: 'See the top-ups', receipt: 'See the top-up', again: 'Top up again', toPatient: 'Back to the patient', nextPatient: 'Next patient',
  file: { name: 'top-up', number: 'Top-up number', account: 'Account', patient: 'Name', organisation: 'Organisation', times: 'Paid times', gifts: 'Gift times', amount: 'Amount (yuan)', result: 'Result', ok: 'Topped up' },
} satisfies Same<typeof zh>
