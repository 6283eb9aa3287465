import help from './help.ts'
import notice from './notice.ts'
import userHelp from './userHelp.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { notice, help, userHelp } satisfies CapabilityTexts<'content'>
