import { readBranch } from '../branch.ts'
import type { Words } from '../words.ts'
import type { View } from './address.ts'

/** What the filters of a report are called: dimensions, and their values. */
export interface FilterWords {
  dimension(name: string): string
  value(name: string, text: string): string
}

/** What a report is filtered by, as mails and paper say it; '' where it is not. A record of a tree may be meant alone. */
export const filtersText = (
  { t, format }: Words,
  filters: View['filters'],
  { dimension, value }: FilterWords,
): string =>
  Object.entries(filters)
    .map(([name, values]) => {
      const named = values.map(text => {
        const { id, isOnly } = readBranch(text)
        return isOnly ? t('app.generator.branch.onlyNamed', { name: value(name, id) }) : value(name, id)
      })
      return t('app.report.filter', { name: dimension(name), values: format.list(named) })
    })
    .join(' · ')
