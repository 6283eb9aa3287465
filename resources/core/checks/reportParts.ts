import { fieldOf } from '../fields.ts'
import {
  addsUp,
  addsUpOverTime,
  dimensionOf,
  fieldNameOf,
  isDerived,
  isInTime,
  measureNamed,
  measuresOf,
  mostDimensions,
} from '../statistics/index.ts'
import type { AnyFacts, AnyReport, Part } from '../statistics/index.ts'
import type { NamedMeasure } from '../statistics/read.ts'
import { sidesOf } from '../statistics/partQuery.ts'
import { isReference } from '../typeOf.ts'
import { found, named, oneOf, when } from './Check.ts'
import type { Found, Registry } from './Check.ts'
import { nearest } from './nearest.ts'

/** Figures that have room beside each other on a desk. */
const mostFigures = 5

/** A part whose measures are known. */
interface Checked<P extends Part> {
  readonly report: AnyReport
  readonly part: P
  readonly asked: readonly AnyFacts[]
  /** As the part writes them, and what they are. */
  readonly measures: readonly (NamedMeasure & { readonly whole: string })[]
  readonly registry: Registry
  readonly place: string
}

type PartOf<Kind extends Part['part']> = Part & { readonly part: Kind }

const chartMistakes = ({ part, measures, place }: Checked<PartOf<'chart'>>): Found[] => [
  ...when(
    part.as === 'multiples' && (part.over !== 'step' || part.split === undefined || part.measures.length !== 1),
    place,
    'multiples are the course of one measure, a small chart for each group',
    "measures: [one], over: 'step', split: '…'",
  ),
  ...when(
    part.as === 'scatter' && part.measures.length !== 2,
    place,
    'a scatter has one measure across and one up',
    'measures: [across, up]',
  ),
  ...when(
    ['ring', 'histogram', 'pyramid'].includes(part.as) && part.over === 'step',
    place,
    `a ${part.as} shows no course of time`,
    "as: 'line'",
  ),
  ...when(
    part.top !== undefined && !(Number.isInteger(part.top) && part.top > 0),
    place,
    'top is how many groups are drawn',
    'top: 10',
  ),
  ...when(
    part.cumulative === true &&
      (part.over !== 'step' || measures.some(({ facts, name }) => !addsUpOverTime(facts, name))),
    place,
    'only what adds up over time can be added up over it',
    'without cumulative',
  ),
  ...when(
    part.as === 'ring' && measures.some(({ facts, name }) => !addsUp(facts, name)),
    place,
    'slices of a ring add up to the whole, and this measure does not',
    "as: 'bars'",
  ),
]

const figuresMistakes = ({ report, part, asked, measures, place }: Checked<PartOf<'figures'>>): Found[] => [
  ...when(
    part.measures.length > mostFigures,
    place,
    `more than ${mostFigures} figures do not stand beside each other, and the place that is kept for them is one row`,
    'two parts',
  ),
  ...(part.extremes === undefined ? [] : measures)
    .filter(({ facts, name }) => !addsUpOverTime(facts, name) || facts.day === undefined)
    .map(({ whole }) =>
      found(place, `${whole} does not add up over time, so that no step of it is the best`, 'without extremes'),
    ),
  ...when(
    part.range !== undefined && (report.range === 'now' || !asked.every(isInTime)),
    place,
    'what is not placed in time is of no range',
    'without range',
  ),
]

const tableMistakes = ({ part, asked, place }: Checked<PartOf<'table'>>): Found[] => [
  ...when(
    part.differences === true && part.columns === undefined,
    place,
    'columns are told by how much they differ from the first one, and it has none',
    `columns: ${oneOf(Object.keys(asked[0]?.by ?? {}))}`,
  ),
  ...when(
    part.sort !== undefined && !part.measures.includes(part.sort),
    place,
    `it does not show ${part.sort}, by which it is sorted`,
    `sort: ${oneOf(part.measures)}`,
  ),
]

const largestMistakes = ({ part, measures, place }: Checked<PartOf<'largest'>>): Found[] => {
  const { facts, measure } = measures[0]!
  const listed: readonly string[] = facts.of.list?.columns ?? []
  return [
    ...when(
      measure.is !== 'sum' || measure.negated === true || !listed.includes(measure.field),
      place,
      `rows are ordered by a column of the list of ${facts.of.name} that the measure is the sum of`,
      `largest('${facts.name}.…', [ … ])`,
    ),
    ...when(part.columns.length === 0, place, 'it shows nothing of its rows', `columns: [${oneOf(listed)}]`),
    ...part.columns
      .filter(name => !listed.includes(name))
      .map(name => found(place, `the list of ${facts.of.name} has no column ${name}`, `columns: [${oneOf(listed)}]`)),
  ]
}

const withoutMistakes = ({ report, part, registry, place }: Checked<PartOf<'without'>>): Found[] => {
  const { over, columns, where = {} } = part
  const facts = report.facts.find(one => dimensionOf(one, over) !== undefined)
  if (facts === undefined) return []
  const dimension = dimensionOf(facts, over)!
  const field = isDerived(dimension) ? undefined : fieldOf(facts.of, dimension)
  const target = field && isReference(field) ? named(registry, field.to) : undefined
  const listed: readonly string[] = target?.list?.columns ?? []
  const filters: readonly string[] = target?.list?.filters ?? []
  if (target?.list === undefined)
    return [
      found(
        place,
        `${over} leads to no list of records`,
        `over: ${oneOf(Object.keys(facts.by).filter(name => isReference(fieldOf(facts.of, fieldNameOf(facts.by[name]!))!)))}`,
      ),
    ]
  return [
    ...when(columns.length === 0, place, 'it shows nothing of its records', `columns: [${oneOf(listed)}]`),
    ...columns
      .filter(name => !listed.includes(name))
      .map(name => found(place, `the list of ${target.name} has no column ${name}`, `columns: [${oneOf(listed)}]`)),
    ...Object.keys(where)
      .filter(name => !filters.includes(name))
      .map(name => found(place, `the list of ${target.name} has no filter ${name}`, `where: { ${oneOf(filters)}: … }`)),
  ]
}

const mistakesOfKind = (checked: Checked<Part>): Found[] => {
  const { part } = checked
  switch (part.part) {
    case 'figures':
      return figuresMistakes({ ...checked, part })
    case 'chart':
      return chartMistakes({ ...checked, part })
    case 'table':
      return tableMistakes({ ...checked, part })
    case 'largest':
      return largestMistakes({ ...checked, part })
    case 'without':
      return withoutMistakes({ ...checked, part })
  }
}

/** Whether groups of a dimension have who belongs there today, rather than who did on the day of the row. */
const isOfToday = (facts: AnyFacts, name: string): boolean => {
  const dimension = dimensionOf(facts, name)
  return dimension !== undefined && isDerived(dimension) && dimension.is === 'ageGroup'
}

/** There is no measure of that name. */
export const unknownMeasure = (report: AnyReport, whole: string, place: string): Found => {
  const all = measuresOf(report)
  const meant = nearest(whole, all)
  return found(
    place,
    `there is no measure ${whole}${meant === undefined ? '' : `: did you mean ${meant}?`}`,
    `measures: [${oneOf(all)}]`,
  )
}

/** What is wrong with one part of a report. */
export const partMistakes = (report: AnyReport, part: Part, registry: Registry, place: string): Found[] => {
  const measures = part.measures.map(whole => ({ whole, known: measureNamed(report, whole) }))
  const unknown = measures
    .filter(({ known }) => known === undefined)
    .map(({ whole }) => unknownMeasure(report, whole, place))
  if (unknown.length > 0) return unknown
  const asked = [...new Set(measures.map(({ known }) => known!.facts))]
  const places = sidesOf(part)
  const dimensions = places.filter(name => name !== 'step')
  return [
    ...when(part.measures.length === 0, place, 'it shows no number', 'measures: [ … ]'),
    ...dimensions.flatMap(name =>
      asked
        .filter(facts => dimensionOf(facts, name) === undefined)
        .map(facts => found(place, `${facts.name} is not broken down by ${name}`, oneOf(Object.keys(facts.by)))),
    ),
    ...dimensions
      .filter(name => new Set(asked.map(facts => isOfToday(facts, name))).size > 1)
      .map(name =>
        found(place, `${name} is that of today in some of its facts, and that of the day in others`, 'a part for each'),
      ),
    ...when(
      places.includes('step') && asked.some(facts => facts.day === undefined),
      place,
      'what has no day has no course of time',
      `over: ${oneOf(Object.keys(asked[0]?.by ?? {}))}`,
    ),
    ...when(
      new Set(places).size < places.length || dimensions.length > mostDimensions,
      place,
      `an answer is broken down by ${mostDimensions} dimensions at most, each once`,
      'fewer of them',
    ),
    ...mistakesOfKind({
      report,
      part,
      asked,
      measures: measures.map(({ whole, known }) => ({ whole, ...known! })),
      registry,
      place,
    }),
  ]
}

/** Whether the numbers of groups are drawn as parts of a whole. */
export const drawsParts = (part: Part): boolean =>
  part.part === 'chart' &&
  (['ring', 'stackedBars', 'pyramid'].includes(part.as) || (part.as === 'area' && part.split !== undefined))
