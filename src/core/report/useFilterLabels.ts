import { useLocale } from 'react-admin'
import { useQueries } from '@tanstack/react-query'
import { readBranch } from '../../../resources/core/branch.ts'
import { isEntry, isReference } from '../../../resources/core/typeOf.ts'
import { resourceNamed } from '../../../resources/index.ts'
import type { AnyReport } from '../../../resources/core/statistics/index.ts'
import { optionsMeta } from '../options/choosable.ts'
import { toOption } from '../options/labels.ts'
import { useProvider } from '../provider.ts'
import type { View } from '../../../resources/core/statistics/address.ts'
import { namedDimension } from '../../../resources/core/statistics/declared.ts'
import type { FilterLabels } from './filtersText.ts'

/** What the records are called that a report is filtered by. */
export const useFilterLabels = (report: AnyReport, { filters }: Pick<View, 'filters'>): FilterLabels => {
  const provider = useProvider()
  const locale = useLocale()
  const asked = report.filters.flatMap(name => {
    const { field } = namedDimension(report, name)
    const target = isReference(field) ? resourceNamed(field.to) : undefined
    const ids = (filters[name] ?? []).map(value => readBranch(value).id)
    return target && !isEntry(field) && ids.length > 0 ? [{ name, target, ids }] : []
  })
  const found = useQueries({
    queries: asked.map(({ target, ids }) => ({
      queryKey: ['statistics labels', target.name, ids],
      retry: false,
      staleTime: 300_000,
      queryFn: async () =>
        (await provider.getMany(target.name, { ids, meta: optionsMeta(target) })).data.map(record =>
          toOption(target, record, locale),
        ),
    })),
  })
  return Object.fromEntries(
    asked.map(({ name }, at) => [name, new Map((found[at]?.data ?? []).map(({ id, text }) => [String(id), text]))]),
  )
}
