import type { Same } from '../Same.ts'
import type zh from '../zh/merge.ts'

/** Texts of the page on which two records of one patient become one. */
export default {
  lead: 'These patients may have been recorded twice. Compare and merge them: values, cases, plans and times go to the one who stays; the other is deleted for good.',
  none: 'No likely duplicates were found',
  more: 'Show more',
  compare: 'Compare and merge',
  compareNamed: 'Compare and merge %{name}',
  back: 'Back to the list',
  reasons: { nameAndBirthday: 'Same name and date of birth', idNumber: 'Same ID number', nameAndGuardian: "Same name and guardian's mobile" },
  survivor: 'Stays',
  other: 'Goes',
  stays: 'Who stays',
  deleted: 'Deleted',
  differing: 'Whose value counts',
  same: 'The two say nothing different',
  empty: '(empty)',
  done: 'Merged',
} satisfies Same<typeof zh>
