import type { AnyReport, Part, ReportQuery } from './index.ts'
import type { View } from './address.ts'
import { isOrdered, namedMeasure } from './declared.ts'
import { quickRange } from './ranges.ts'

/** Slices of a ring, and bars of names, that can be told apart: the rest is one of its own. */
export const mostSlices = 6
export const mostBars = 12
/** Small charts that can be taken in at a glance. */
export const mostMultiples = 6

/** What stands along the sides of a part, the time among it. */
export const sidesOf = (part: Part): readonly string[] => {
  switch (part.part) {
    case 'figures':
    case 'largest':
      return []
    case 'without':
      return [part.over]
    case 'chart':
      return [part.over, ...(part.split === undefined ? [] : [part.split])]
    case 'table':
      return [
        ...(part.rows === 'measures' ? [] : [part.rows].flat()),
        ...(part.columns === undefined ? [] : [part.columns]),
      ]
  }
}

/** The dimensions among them. */
export const dimensionsOf = (part: Part): readonly string[] => sidesOf(part).filter(side => side !== 'step')

/** The most groups that a chart draws, the largest first. */
export const mostGroups = (part: Part & { readonly part: 'chart' }, isRanked: boolean): number | undefined =>
  part.top ??
  (part.as === 'multiples'
    ? mostMultiples
    : part.as === 'ring'
      ? mostSlices
      : isRanked && (part.as === 'bars' || part.as === 'stackedBars')
        ? mostBars
        : undefined)

/** What a part shows of a page that shows so much: some figures have a range of their own. */
export const viewOf = (part: Part, view: View, today: string): View =>
  part.part === 'figures' && part.range !== undefined
    ? { ...view, choice: part.range, range: quickRange(part.range, today) }
    : view

/** What a part asks the server for. */
export const partQuery = (report: AnyReport, part: Part, { range, step, compare, filters }: View): ReportQuery => {
  // What a query answers for a range as a whole is not cut into steps.
  const canBeCut = part.measures.every(name => namedMeasure(report, name).facts.day !== undefined)
  const isOverTime = range !== undefined && (part.part === 'figures' ? canBeCut : sidesOf(part).includes('step'))
  const cut = part.part === 'figures' && part.extremes !== undefined ? part.extremes : step
  // Where each group has parts of its own, the page cuts the smallest off: the server counts groups, not their parts.
  const top =
    part.part === 'chart' && part.split === undefined ? mostGroups(part, !isOrdered(report, part.over)) : undefined
  return {
    measures: part.measures as readonly never[],
    by: dimensionsOf(part) as readonly never[],
    ...range,
    ...(isOverTime ? { step: cut } : {}),
    ...(range && compare.length > 0 && part.part !== 'without' ? { compare } : {}),
    ...(part.part !== 'figures' ? { totals: true } : {}),
    ...(top === undefined ? {} : { top }),
    ...(Object.keys(filters).length > 0
      ? {
          filters: Object.fromEntries(
            report.filters.flatMap(name => (filters[name] ? [[name, filters[name]]] : [])),
          ) as ReportQuery['filters'],
        }
      : {}),
  } as ReportQuery
}
