import type zh from '../../zh/patients/followUps.ts'
import type { Same } from '../../Same.ts'

export default {
  title: 'Follow-ups',
  count: 'Follow-ups (%{count} in all)',
  none: 'Nobody has followed up yet',
  create: 'New follow-up',
} satisfies Same<typeof zh>
