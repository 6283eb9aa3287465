import type { Reports } from '../../../resources/index.ts'
import type { AllReportTexts } from '../../../resources/core/statistics/index.ts'

/** Titles of the parts of reports. */
export default {
  doctorBilling: { parts: { sums: 'Billing in figures', byMonth: 'Top-ups by month and package', byDoctor: 'Top-ups by doctor' } },
} satisfies AllReportTexts<Reports>
