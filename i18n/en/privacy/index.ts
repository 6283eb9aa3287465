import dataRequest from './dataRequest.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { dataRequest } satisfies CapabilityTexts<'privacy'>
