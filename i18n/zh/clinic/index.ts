import caseInfo from './case.ts'
import caseRecord from './caseRecord.ts'
import treatmentPlan from './treatmentPlan.ts'
import type later from './later.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { case: caseInfo, caseRecord, treatmentPlan } satisfies Omit<
  CapabilityTexts<'clinic'>,
  keyof typeof later
>
