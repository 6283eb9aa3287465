import type { Implementation } from '../core/contract.ts'
import { caseImplementation } from './case.ts'
import { caseRecordImplementation } from './caseRecord.ts'
import { documentImplementation } from './document.ts'
import { planTemplateImplementation } from './planTemplate.ts'
import { projectImplementation } from './project.ts'
import { projectTypeImplementation } from './projectType.ts'
import { treatmentPlanImplementation } from './treatmentPlan.ts'

/** What the server does by hand for this capability; resources not named here need nothing but their descriptor. */
export const clinic: readonly Implementation[] = [
  caseImplementation,
  caseRecordImplementation,
  documentImplementation,
  planTemplateImplementation,
  projectImplementation,
  projectTypeImplementation,
  treatmentPlanImplementation,
]
