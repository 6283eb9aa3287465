/** What this capability adds to the browser: its overrides and pages. */
import './case.tsx'
import './caseRecord.ts'
import './documents.ts'
import './treatmentPlan.tsx'

export const pages = {
  newCase: async () => (await import('./newCase/NewCasePage.tsx')).NewCasePage,
  caseCompare: async () => (await import('./caseCompare/CaseComparePage.tsx')).CaseComparePage,
  eyeChart: async () => (await import('./eyeChart/EyeChartPage.tsx')).EyeChartPage,
}
