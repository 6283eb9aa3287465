import comment from './comment.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { comment } satisfies CapabilityTexts<'comments'>
