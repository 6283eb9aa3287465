import doctor from './doctor.ts'
import hospital from './hospital.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { hospital, doctor } satisfies CapabilityTexts<'organisations'>
