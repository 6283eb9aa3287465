import { useTranslate } from 'react-admin'
import { useMemo } from 'react'
import type { AnyReport } from '../../../resources/core/statistics/index.ts'
import { useFormat } from '../format.ts'
import { reportWords } from './reportWords.ts'
import type { ReportWords } from './reportWords.ts'
import './texts.ts'

/** The words of a report in the language of the page. */
export const useReportWords = (report: AnyReport): ReportWords => {
  const t = useTranslate()
  const format = useFormat()
  return useMemo(() => reportWords(report, { t, format }), [report, t, format])
}
