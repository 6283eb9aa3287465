import { reportSubscription } from '../../../resources/statistics/reportSubscription.ts'
import { later } from '../../core/later.tsx'
import { present } from '../../core/present.ts'
import { addReportTool } from '../../core/report/reportTools.ts'

addReportTool(later(async () => (await import('./SubscribeButton.tsx')).SubscribeButton, 30))

present(reportSubscription, {
  fields: {
    report: {
      Cell: later(async () => (await import('../../core/PageCell.tsx')).PageCell, 20),
      Input: later(async () => (await import('./ReportInput.tsx')).ReportInput),
    },
  },
})
