import caseInfo from './case.ts'
import caseRecord from './caseRecord.ts'
import document from './document.ts'
import planTemplate from './planTemplate.ts'
import project from './project.ts'
import projectType from './projectType.ts'
import treatmentPlan from './treatmentPlan.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { case: caseInfo, caseRecord, treatmentPlan, planTemplate, project, projectType, document } satisfies CapabilityTexts<'clinic'>
