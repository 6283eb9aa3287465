import { useCallback } from 'react'
import { toFilters } from '../../../dataProvider/query.ts'
import { resourceNamed } from '../../../resources/index.ts'
import {
  comparedDays,
  periodsOf,
  periodWithin,
  stepsBeside,
  unitBegun,
  wayDown,
} from '../../../resources/core/statistics/index.ts'
import type { AnyReport, Compared, Range } from '../../../resources/core/statistics/index.ts'
import { useMay } from '../useMay.ts'
import type { View } from '../../../resources/core/statistics/address.ts'
import { namedMeasure } from '../../../resources/core/statistics/declared.ts'
import { chosenIn } from '../../../resources/core/statistics/partQuery.ts'
import { useToldOwn } from './useToldOwn.ts'
import type { Head } from './pivot.ts'

/** The place of a number: of which measure it is, of which groups, and of which step of time. */
export type Place = Pick<Head, 'keys' | 'period'> & {
  readonly measure: string
  readonly is?: Head['is']
  /** It is of these days, whatever the reader chose. */
  readonly days?: Range
  /** It is of the range that the shown one is compared with. */
  readonly compared?: Compared
  /** It is what there was from the beginning of the range to the end of its step. */
  readonly isUpTo?: boolean
}

/** The days that a number is of; undefined where the range that another is compared with has no such step. */
const daysOf = (
  { choice, range, step, compareRange }: Pick<View, 'choice' | 'range' | 'step' | 'compareRange'>,
  { period, days: told, compared, isUpTo }: Place,
): Range | null | undefined => {
  if (told) return told
  if (!range) return null
  const comparing = { unit: unitBegun(choice), compareRange }
  const whole = compared ? comparedDays(range, compared, comparing) : range
  if (!whole) return undefined
  if (period === undefined) return whole
  const beside = compared && stepsBeside(range, compared, comparing, step)
  const own = beside ? beside.get(period) : period
  if (own === undefined) return undefined
  const days = periodWithin(whole, own, step)
  if (!isUpTo) return days
  const all = { from: whole.from, to: days.to }
  // What stands beside none, as 29 February, is not in the sum: no list has its rows alone.
  const summed = beside && new Set(beside.values())
  return summed && !periodsOf(all, step).every(one => summed.has(one)) ? undefined : all
}

/**
 * Where a number leads: to the list of the rows that make it up; undefined where the operator may not see them, or it
 * is what is left of others.
 */
export type Ways = (place: Place) => string | undefined

interface Down {
  readonly resource: string
  readonly filter: Readonly<Record<string, string>>
}

/** The address of that list; `largest` names what its rows are ordered by, the largest first. */
export const downPath = ({ resource, filter }: Down, largest?: string): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}${largest === undefined ? '' : `&sort=${largest}&order=DESC`}`

/** The list of the rows that make up a number, as it is asked for them; undefined as for its way. */
export const useWaysDown = (
  report: AnyReport,
  { choice, range, step, compareRange, filters }: View,
): ((place: Place) => Down | undefined) => {
  const may = useMay()
  const isOwn = useToldOwn()
  return useCallback(
    place => {
      const { measure, keys, is } = place
      const { facts, name } = namedMeasure(report, measure)
      if (is === 'rest' || may(facts.of.name, 'list') !== true) return undefined
      const within = daysOf({ choice, range, step, ...(compareRange ? { compareRange } : {}) }, place)
      if (within === undefined) return undefined
      const { resource, filter } = wayDown({
        facts,
        measure: name,
        keys,
        range: within,
        filters,
        chosen: chosenIn(report, { filters }),
        isOwn: isOwn(facts),
        resourceNamed,
      })
      return { resource, filter: toFilters(filter) }
    },
    [report, choice, range, step, compareRange, filters, isOwn, may],
  )
}

/** The ways from the numbers of a report to the rows that make them up. */
export const useWays = (report: AnyReport, view: View): Ways => {
  const downOf = useWaysDown(report, view)
  return useCallback(
    place => {
      const down = downOf(place)
      return down && downPath(down)
    },
    [downOf],
  )
}
