/** The sixth word: facts, what is measured of them, and reports that show it. */
export { average, balance, count, difference, distinct, median, quantile, quotient, share, sum } from './measures.ts'
export { bands, hourOf, ranges, weekdayOf } from './dimensions.ts'
export { facts } from './facts.ts'
export type { AnyFacts, Facts } from './facts.ts'
export { chart, figures, report, table } from './report.ts'
export type { AnyReport, Part, Report } from './report.ts'
export type { ReportAnswer, ReportQuery, ReportRow } from './query.ts'
export type { AllFactsTexts, AllReportTexts, FactsTexts, MeasureTexts, ReportTexts } from './texts.ts'
