import first from './first.ts'
import later from './later.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { ...first, ...later } satisfies CapabilityTexts<'content'>
