import type { AnyReport } from '../../../resources/core/statistics/index.ts'
import type { ReportWords } from './reportWords.ts'

/** What a parameter of a report's address is called; one that there is no more by its name. */
export const parameterName = (report: AnyReport, words: ReportWords, name: string): string =>
  report.filters.includes(name) ? words.dimension(name) : words.t(`app.report.parameters.${name}`, { _: name })
