import report from './core/report.ts'
import statistics from './core/statistics.ts'
import facts from './statistics/facts.ts'
import reports from './statistics/reports.ts'

/** The texts of reports. */
export default { app: { report }, facts, reports, statistics }
