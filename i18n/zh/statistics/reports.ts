import type { Reports } from '../../../resources/index.ts'
import type { AllReportTexts } from '../../../resources/core/statistics/index.ts'

/** Titles of the parts of reports. */
export default {
  doctorBilling: { parts: { sums: '开单概况', byMonth: '各月开单（按套餐）', byDoctor: '各医生开单' } },
} satisfies AllReportTexts<Reports>
