import setUp from './setUp.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { setUp } satisfies CapabilityTexts<'setUp'>
