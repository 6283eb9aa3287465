import type zh from '../../zh/patients/followUps.ts'
import type { Same } from '../../Same.ts'

export default {
  title: 'Follow-ups', count: 'Follow-ups (%{count} in all)', none: 'Nobody has followed up yet', create: 'New follow-up',
  due: 'Follow-ups due', dueCount: 'Follow-ups due (%{count})', noneDue: 'No follow-up is due',
} satisfies Same<typeof zh>
