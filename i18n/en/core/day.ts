import type zh from '../../zh/core/day.ts'
import type { Same } from '../../Same.ts'

/** What fields of days say. */
export default {
  open: 'Choose %{field} in a calendar',
  placeholder: 'today, +7, 2026-11-22',
  momentPlaceholder: '2026-11-22 9:30, now',
} satisfies Same<typeof zh>
