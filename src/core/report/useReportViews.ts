import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parametersOf } from '../../../resources/core/statistics/address.ts'
import type { AnyReport } from '../../../resources/core/statistics/index.ts'
import type { ViewState } from '../../../resources/viewState.ts'
import { useSavedViews } from '../views/useSavedViews.ts'
import type { SavedViews } from '../views/useSavedViews.ts'
import { parameterName } from './parameterName.ts'
import type { ReportWords } from './reportWords.ts'

/**
 * The saved views of a report: what stands in its address by name. What the report has no more is left out; what is
 * wrong otherwise its page says, as of any address.
 */
export const useReportViews = (report: AnyReport, words: ReportWords): SavedViews => {
  const [search, setSearch] = useSearchParams()
  const [begins] = useState(() => search.size === 0)
  const state = useMemo<ViewState>(() => Object.fromEntries(search), [search])
  const read = useCallback(
    (one: ViewState): ViewState =>
      Object.fromEntries(
        parametersOf(report).flatMap(name => {
          const value = one[name]
          return typeof value === 'string' && value !== '' ? [[name, value]] : []
        }),
      ),
    [report],
  )
  const apply = useCallback(
    (one: ViewState) => setSearch(new URLSearchParams(one as Readonly<Record<string, string>>)),
    [setSearch],
  )
  const nameOf = useCallback((name: string) => parameterName(report, words, name), [report, words])
  return useSavedViews(report.name, state, apply, { read, nameOf, begins })
}
