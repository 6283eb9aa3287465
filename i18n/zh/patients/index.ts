import duplicate from './duplicate.ts'
import followUp from './followUp.ts'
import patient from './patient.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { patient, duplicate, followUp } satisfies CapabilityTexts<'patients'>
