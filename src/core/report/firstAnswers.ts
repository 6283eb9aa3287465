import type { VisionDataProvider } from '../../../dataProvider/index.ts'
import { readAddress } from '../../../resources/core/statistics/address.ts'
import type { AnyReport, ReportAnswer } from '../../../resources/core/statistics/index.ts'
import { partQuery, viewOf } from '../../../resources/core/statistics/partQuery.ts'
import { answerOf } from './answerOf.ts'

/** What the page of a report asks for first at an address, part by part; rows of lists are not among it. */
export const firstAnswers = (
  provider: VisionDataProvider,
  report: AnyReport,
  search: URLSearchParams,
  today: string,
): Promise<readonly ReportAnswer[]> => {
  const { view } = readAddress(report, search, today)
  return Promise.all(
    Object.values(report.parts)
      .filter(({ part }) => part !== 'largest')
      .map(part => answerOf(provider, report, partQuery(report, part, viewOf(part, view, today)))),
  )
}
