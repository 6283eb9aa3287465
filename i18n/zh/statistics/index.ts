import effect from './effect.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default {
  effect,
} satisfies CapabilityTexts<'statistics'>
