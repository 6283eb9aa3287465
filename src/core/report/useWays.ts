import { useCallback } from 'react'
import { toFilters } from '../../../dataProvider/query.ts'
import { resourceNamed } from '../../../resources/index.ts'
import { periodWithin, wayDown } from '../../../resources/core/statistics/index.ts'
import type { AnyReport, Range } from '../../../resources/core/statistics/index.ts'
import { useMay } from '../useMay.ts'
import type { View } from '../../../resources/core/statistics/address.ts'
import { namedMeasure } from '../../../resources/core/statistics/declared.ts'
import { useToldOwn } from './useToldOwn.ts'
import type { Head } from './pivot.ts'

/** The place of a number: of which measure it is, of which groups, and of which step of time. */
export type Place = Pick<Head, 'keys' | 'period'> & { readonly measure: string; readonly is?: Head['is']; readonly range?: Range }

/** Where a number leads: to the list of the rows that make it up; undefined where the operator may not see them, or it is what is left of others. */
export type Ways = (place: Place) => string | undefined

/** The ways from the numbers of a report to the rows that make them up. */
export const useWays = (report: AnyReport, { range, step, filters }: View): Ways => {
  const may = useMay()
  const isOwn = useToldOwn()
  return useCallback(({ measure, keys, period, is, range: own }) => {
    const { facts, name } = namedMeasure(report, measure)
    if (is === 'rest' || may(facts.of.name, 'list') !== true) return undefined
    const whole = own ?? range ?? null
    const within = whole && period !== undefined ? periodWithin(whole, period, step) : whole
    const { resource, filter } = wayDown({ facts, measure: name, keys, range: within, filters, isOwn, resourceNamed })
    return `/${resource}?filter=${encodeURIComponent(JSON.stringify(toFilters(filter)))}`
  }, [report, range, step, filters, isOwn, may])
}
