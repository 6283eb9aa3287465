import attendance from './attendance.ts'
import effect from './effect.ts'
import reexamination from './reexamination.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'
import statistics from './statistics.ts'

/** The texts of this capability's resources. */
export default {
  attendance, reexamination, effect,
  statistics,
} satisfies CapabilityTexts<'statistics'>
