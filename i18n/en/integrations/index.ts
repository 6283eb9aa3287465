import apiToken from './apiToken.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { apiToken } satisfies CapabilityTexts<'integrations'>
