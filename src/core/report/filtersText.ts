import { filtersText as textOf } from '../../../resources/core/statistics/filtersText.ts'
import type { AnyReport } from '../../../resources/core/statistics/index.ts'
import type { View } from '../../../resources/core/statistics/address.ts'
import type { ReportWords } from './reportWords.ts'

/** What values of a dimension are called, where only records know it: by dimension and value. */
export type FilterLabels = Readonly<Record<string, ReadonlyMap<string, string>>>

/** What a report is filtered by, as it is said on paper; '' where it is not. */
export const filtersText = (words: ReportWords, report: AnyReport, { filters }: View, labels: FilterLabels): string =>
  textOf(words, Object.fromEntries(Object.entries(filters).filter(([name]) => report.filters.includes(name))), {
    dimension: words.dimension,
    value: (name, id) => words.value(name, id, labels[name]?.get(id) ?? null),
  })
