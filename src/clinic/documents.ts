import { caseInfo } from '../../resources/clinic/case.ts'
import { treatmentPlan } from '../../resources/clinic/treatmentPlan.ts'
import { present } from '../core/index.ts'
import { later } from '../core/later.tsx'

const height = 30

present(caseInfo, { buttons: [later(async () => (await import('./pdf/CasePdfButton.tsx')).CasePdfButton, height)] })
present(treatmentPlan, {
  buttons: [later(async () => (await import('./pdf/PlanPdfButton.tsx')).PlanPdfButton, height)],
})
