import { readBranch } from '../../../resources/core/branch.ts'
import type { AnyReport } from '../../../resources/core/statistics/index.ts'
import type { View } from '../../../resources/core/statistics/address.ts'
import type { ReportWords } from './reportWords.ts'

/** What values of a dimension are called, where only records know it: by dimension and value. */
export type FilterLabels = Readonly<Record<string, ReadonlyMap<string, string>>>

/** What a report is filtered by, as it is said on paper; '' where it is not. */
export const filtersText = (words: ReportWords, report: AnyReport, { filters }: View, labels: FilterLabels): string =>
  report.filters
    .flatMap(name => {
      const values = filters[name]
      if (!values) return []
      const named = values.map(value => {
        const { id, isOnly } = readBranch(value)
        const text = words.value(name, id, labels[name]?.get(id) ?? null)
        return isOnly ? words.t('app.generator.branch.onlyNamed', { name: text }) : text
      })
      return [words.t('app.report.filter', { name: words.dimension(name), values: words.format.list(named) })]
    })
    .join(' · ')
