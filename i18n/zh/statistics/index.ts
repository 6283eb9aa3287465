import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default {
} satisfies CapabilityTexts<'statistics'>
