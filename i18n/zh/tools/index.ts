import picture from './picture.ts'
import storage from './storage.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { picture, storage } satisfies CapabilityTexts<'tools'>
