/** What this capability adds to the browser: its overrides, cards and pages. */
import { homeCards } from '../shell/layout/home/cards.ts'
import './case.tsx'
import './caseRecord.ts'
import './documents.ts'
import './treatmentPlan.tsx'

homeCards.add('dueReexaminations', { permission: 'case:list', place: 'main', order: 20, height: 300 }, async () => (await import('./home/DueReexaminations.tsx')).DueReexaminations)

export const pages = {
  newCase: async () => (await import('./newCase/NewCasePage.tsx')).NewCasePage,
  caseCompare: async () => (await import('./caseCompare/CaseComparePage.tsx')).CaseComparePage,
  eyeChart: async () => (await import('./eyeChart/EyeChartPage.tsx')).EyeChartPage,
}
