import dataRequest from './dataRequest.ts'
import removal from './removal.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { dataRequest, removal } satisfies CapabilityTexts<'privacy'>
