import type zh from '../../zh/patients/overview.ts'
import type { Same } from '../../Same.ts'

export default {
  title: 'How the patient is doing',
  course: 'Course of vision',
  first: 'First',
  last: 'Latest',
  change: 'Change',
  noCase: 'No case yet',
  noCaseText: 'Once there is a case, the course of vision, level and effect appear here',
  noCasePossible: 'Demo and self-service patients cannot have a case',
  newCase: 'New case',
  effect: 'Level and effect',
  effectSince: 'Effect since %{date}',
  decisive: 'Judged by',
  recommendation: 'Training advised',
  norm: 'Normal at this age',
  normFrom: '%{value} or better',
  visits: 'Latest examinations (%{count} in all)',
  correctedOf: '%{eye}, corrected',
  care: 'Re-examination and care',
  overdue: '%{smart_count} day overdue |||| %{smart_count} days overdue',
  dueToday: 'Today',
  dueIn: 'In %{smart_count} day |||| In %{smart_count} days',
  training: 'Training',
  team: 'Care team',
} satisfies Same<typeof zh>
