import type { VisionDataProvider } from '../../../dataProvider/index.ts'
import type { AnyReport, ReportAnswer, ReportQuery } from '../../../resources/core/statistics/index.ts'
import { askReport } from '../../../resources/core/statistics/service.ts'

/** What the server answers to a question of a report. */
export const answerOf = async (
  provider: VisionDataProvider,
  report: AnyReport,
  query: ReportQuery,
  signal?: AbortSignal,
): Promise<ReportAnswer> =>
  (await provider.act('statistics', report.name, askReport(query), signal ? { signal } : {})).data as ReportAnswer
