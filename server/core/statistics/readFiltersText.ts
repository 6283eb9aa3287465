import { readBranch } from '../../../resources/core/branch.ts'
import type { View } from '../../../resources/core/statistics/address.ts'
import { namedDimension } from '../../../resources/core/statistics/declared.ts'
import { filtersText } from '../../../resources/core/statistics/filtersText.ts'
import type { AnyReport } from '../../../resources/core/statistics/index.ts'
import { isFlag, isReference } from '../../../resources/core/typeOf.ts'
import type { Execution } from '../execution.ts'
import type { Key } from './dimensionSql.ts'
import { labelsOf } from './labels.ts'
import { titleIn, wordsOf } from './reportTable.ts'

/** What a report is filtered by, in words; '' where it is not. */
export const readFiltersText = async (
  call: Execution,
  report: AnyReport,
  filters: View['filters'],
): Promise<string> => {
  const words = wordsOf(call)
  const keyOf = (name: string, id: string): Key => {
    const { field, dimension } = namedDimension(report, name)
    return typeof dimension === 'string' && isReference(field) ? Number(id) : isFlag(field) ? id === 'true' : id
  }
  const labels = await labelsOf(
    call,
    report.facts,
    Object.fromEntries(
      Object.entries(filters).map(([name, values]) => [name, values.map(text => keyOf(name, readBranch(text).id))]),
    ),
  )
  return filtersText(words, filters, {
    dimension: name => titleIn(words, namedDimension(report, name).facts, name),
    value: (name, id) => labels(name, keyOf(name, id)),
  })
}
