import picture from './picture.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { picture } satisfies CapabilityTexts<'tools'>
