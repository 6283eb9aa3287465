import attendance from './attendance.ts'
import effect from './effect.ts'
import reexamination from './reexamination.ts'
import reportSubscription from './reportSubscription.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'
import statistics from './statistics.ts'

/** The texts of this capability's resources. */
export default {
  attendance,
  reexamination,
  effect,
  reportSubscription,
  statistics,
} satisfies CapabilityTexts<'statistics'>
