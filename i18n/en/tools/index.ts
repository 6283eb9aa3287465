import generator from './generator.ts'
import picture from './picture.ts'
import storage from './storage.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { picture, generator, storage } satisfies CapabilityTexts<'tools'>
