import report from './core/report.ts'
import statistics from './core/statistics.ts'
import facts from './statistics/facts.ts'
import reportMail from './statistics/reportMail.ts'
import reports from './statistics/reports.ts'

/** The texts of reports. */
export default { app: { report }, facts, reportMail, reports, statistics }
