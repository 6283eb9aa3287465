import { caseInfo } from '../../../resources/business/case.ts'
import { treatmentPlan } from '../../../resources/business/treatmentPlan.ts'
import { present } from '../../generator/index.ts'
import { later } from '../../generator/later.tsx'

const height = 30

present(caseInfo, { buttons: [later(async () => (await import('../../pdf/buttons/CasePdfButton.tsx')).CasePdfButton, height)] })
present(treatmentPlan, { buttons: [later(async () => (await import('../../pdf/buttons/PlanPdfButton.tsx')).PlanPdfButton, height)] })
