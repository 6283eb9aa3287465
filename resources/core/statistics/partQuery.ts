import type { AnyReport, Part, ReportQuery } from './index.ts'
import type { View } from './address.ts'
import { isOrdered, namedMeasure, ofPart } from './declared.ts'
import { quickRange, unitBegun } from './ranges.ts'
import { suitingStep } from './steps.ts'

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

/**
 * The dimension of a part whose values the report puts side by side; undefined where it has none. What is without rows is
 * not put beside anything.
 */
export const sideOf = ({ sideBySide = {} }: Pick<AnyReport, 'sideBySide'>, part: Part): string | undefined =>
  part.part === 'without' ? undefined : dimensionsOf(part).find(name => Object.hasOwn(sideBySide, name))

/** Dimensions whose groups are what a reader chose to be put side by side. */
export const chosenIn = ({ sideBySide = {} }: AnyReport, { filters }: Pick<View, 'filters'>): readonly string[] =>
  Object.keys(sideBySide).filter(name => (filters[name]?.length ?? 0) > 0)

/** The parts that a page shows: where some of one filter are put side by side, those by another have no say. */
export const partsOf = (report: AnyReport, view: Pick<View, 'filters'>): readonly (readonly [string, Part])[] => {
  const chosen = chosenIn(report, view)
  const isEnough = chosen.some(name => view.filters[name]!.length >= report.sideBySide![name]!.from)
  return Object.entries<Part>(report.parts).filter(([, part]) => {
    const side = sideOf(report, part)
    return side === undefined || !isEnough || chosen.includes(side)
  })
}

/**
 * What a part shows of a page that shows so much: some figures have a range of their own, which neither free days nor the
 * steps of the page suit.
 */
export const viewOf = (part: Part, view: View, today: string): View => {
  if (part.part !== 'figures' || part.range === undefined) return view
  const { compareRange: _free, ...rest } = view
  const range = quickRange(part.range, today)
  return {
    ...rest,
    choice: part.range,
    range,
    step: suitingStep(range),
    compare: view.compare.filter(one => one !== 'free'),
  }
}

/** What a part asks the server for. */
export const partQuery = (report: AnyReport, part: Part, view: View): ReportQuery => {
  const { choice, range, step, compare, compareRange, filters } = view
  // What a query answers for a range as a whole is not cut into steps.
  const canBeCut = part.measures.every(name => namedMeasure(report, name).facts.day !== undefined)
  const isOverTime = range !== undefined && (part.part === 'figures' ? canBeCut : sidesOf(part).includes('step'))
  const cut = part.part === 'figures' && part.extremes !== undefined ? part.extremes : step
  const side = sideOf(report, part)
  // What is put side by side is counted first, as the server finds the largest of that.
  const by = [...dimensionsOf(part)].sort((one, other) => Number(other === side) - Number(one === side))
  // Where each group has parts of its own, the page cuts the smallest off: the server counts groups, not their parts.
  const top =
    side !== undefined
      ? report.sideBySide![side]!.to
      : part.part === 'chart' && part.split === undefined
        ? mostGroups(part, !isOrdered(ofPart(report, part), part.over))
        : undefined
  const isCompared = range !== undefined && part.part !== 'without'
  const named = compare.filter(one => one !== 'free')
  // Of the same days on any other choice the same is answered.
  const unit = named.includes('previous') ? unitBegun(choice) : undefined
  return {
    measures: part.measures as readonly never[],
    by: by as readonly string[] as readonly never[],
    ...range,
    ...(isOverTime ? { step: cut } : {}),
    ...(isCompared && named.length > 0 ? { compare: named } : {}),
    ...(isCompared && unit !== undefined ? { unit } : {}),
    ...(isCompared && compareRange ? { compareFrom: compareRange.from, compareTo: compareRange.to } : {}),
    ...(part.part !== 'figures' ? { totals: true } : {}),
    ...(top === undefined ? {} : { top }),
    // Files have the rows that the page ranks in that order, and a mail has the first of them.
    ...(part.part === 'table' && part.columns === undefined && part.sort !== undefined ? { sort: part.sort } : {}),
    ...(side === undefined ? {} : { chosen: [side], sort: report.sideBySide![side]!.by }),
    ...(Object.keys(filters).length > 0
      ? {
          filters: Object.fromEntries(
            report.filters.flatMap(name => (filters[name] ? [[name, filters[name]]] : [])),
          ) as ReportQuery['filters'],
        }
      : {}),
  } as ReportQuery
}

/** How the answer of a part is laid out where it is written as a table. */
export const layoutOf = (
  part: Part,
): {
  readonly columns?: string | undefined
  readonly rows?: 'measures' | undefined
  readonly differences?: true | undefined
  readonly cumulative?: true | undefined
} => {
  switch (part.part) {
    case 'figures':
      return { rows: 'measures' }
    case 'chart':
      return { columns: part.split, cumulative: part.cumulative }
    case 'table':
      return {
        columns: part.columns,
        rows: part.rows === 'measures' ? part.rows : undefined,
        differences: part.differences,
      }
    default:
      return {}
  }
}
