import type { Capability } from '../core/capability.ts'
import { caseInfo } from './case.ts'
import { caseRecord } from './caseRecord.ts'
import { document } from './document.ts'
import { planTemplate } from './planTemplate.ts'
import { project } from './project.ts'
import { projectType } from './projectType.ts'
import { setUp } from './setUp.ts'
import { treatmentPlan } from './treatmentPlan.ts'

export const clinic = {
  menu: 'business',
  resources: { case: caseInfo, caseRecord, treatmentPlan, planTemplate, project, projectType },
  services: { document },
  pages: {
    newCase: { menu: 'business', permission: 'case:create' },
    caseCompare: { permission: 'caseRecord:list' },
    eyeChart: { permission: 'case:get' },
  },
  aliases: { caseInfo: 'case' },
  setUp,
} as const satisfies Capability
