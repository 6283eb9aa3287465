import type { Same } from '../../Same.ts'
import type zh from '../../zh/patients/merge.ts'

/** Texts of the page on which two records of one patient become one. */
export default {
  lead: 'These patients may have been recorded twice. Compare and merge them: values, cases, plans and times go to the one who stays; the other is deleted for good.',
  none: 'No likely duplicates were found',
  more: 'Show more',
  compare: 'Compare and merge',
  compareNamed: 'Compare and merge %{name}',
  dismiss: 'Not a duplicate',
  dismissNamed: '%{one} and %{other} are not duplicates',
  dismissed: 'Kept in mind: these are two patients',
  undismiss: 'List again',
  undismissNamed: 'List %{one} and %{other} as possible duplicates again',
  undismissed: 'Listed as possible duplicates again',
  dismissedBy: 'Found not to be duplicates by %{name}, %{at}',
  views: { label: 'Show', open: 'To be checked', dismissed: 'Not duplicates' },
  leadDismissed: 'These patients were found to be two persons each, and are no longer listed as possible duplicates.',
  noneDismissed: 'Nobody has been found not to be a duplicate so far',
  back: 'Back to the list',
  reasons: {
    nameAndBirthday: 'Same name and date of birth',
    idNumber: 'Same ID number',
    nameAndGuardian: 'Same name and guardian’s mobile',
  },
  survivor: 'Stays',
  other: 'Goes',
  stays: 'Who stays',
  deleted: 'Deleted',
  differing: 'Whose value counts',
  same: 'The two say nothing different',
  empty: '(empty)',
  done: 'Merged',
} satisfies Same<typeof zh>
