import type { AnyReport, Part } from '../../../resources/core/statistics/index.ts'
import type { View } from '../../../resources/core/statistics/address.ts'
import type { ReportWords } from './reportWords.ts'

/** What every part of a report is given. */
export interface PartProps<P extends Part = Part> {
  readonly report: AnyReport
  /** Its name within the report. */
  readonly name: string
  readonly part: P
  readonly view: View
  readonly words: ReportWords
  /** The day that it is, in the business time zone. */
  readonly today: string
}
