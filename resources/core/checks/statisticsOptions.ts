import { isDerived } from '../statistics/index.ts'
import type { AnyFacts, AnyReport, Part } from '../statistics/index.ts'
import type { DerivedDimension } from '../statistics/dimensions.ts'
import type { Measure } from '../statistics/measures.ts'
import type { Between } from '../statistics/report.ts'
import type { RollUp } from '../statistics/rollUps.ts'
import type { DeclaredPart } from './Check.ts'
import { kindAt, partAt } from './declaredNames.ts'
import type { Names, NamesBy } from './declaredNames.ts'

const facts: Names<AnyFacts> = {
  name: true,
  of: true,
  day: true,
  takesRange: true,
  where: true,
  own: true,
  asListed: true,
  by: true,
  measures: true,
  rollUps: true,
}

const ofRows = { is: true, field: true, where: true } as const
const ofTwo = { is: true, of: true, by: true } as const
const measures: NamesBy<Measure, 'is'> = {
  count: { is: true, where: true },
  sum: { ...ofRows, negated: true },
  distinct: ofRows,
  average: ofRows,
  quantile: { ...ofRows, at: true },
  balance: { is: true, of: true },
  quotient: ofTwo,
  share: ofTwo,
  difference: { is: true, of: true, less: true },
  addition: { is: true, of: true, and: true },
}

const ofField = { is: true, field: true } as const
const dimensions: NamesBy<DerivedDimension, 'is'> = {
  bands: { ...ofField, values: true },
  ranges: { ...ofField, from: true },
  hour: ofField,
  weekday: ofField,
  ageGroup: ofField,
}

const rollUp: Names<RollUp> = { per: true, by: true, each: true }

/** What facts say, part by part. */
export const partsOfFacts = (declared: AnyFacts, place: string): readonly DeclaredPart[] => [
  partAt(place, declared, facts),
  ...Object.entries(declared.by).flatMap(([name, one]) =>
    isDerived(one) ? [kindAt(`${place}.by.${name}`, one, 'is', dimensions)] : [],
  ),
  ...Object.entries(declared.measures).map(([name, one]) => kindAt(`${place}.measures.${name}`, one, 'is', measures)),
  ...Object.entries(declared.rollUps ?? {}).map(([name, one]) => partAt(`${place}.rollUps.${name}`, one, rollUp)),
]

const report: Names<AnyReport> = {
  name: true,
  list: true,
  facts: true,
  filters: true,
  range: true,
  step: true,
  compare: true,
  sideBySide: true,
  parts: true,
}

const reportParts: NamesBy<Part, 'part'> = {
  figures: { part: true, measures: true, extremes: true, range: true },
  largest: { part: true, measures: true, columns: true },
  without: { part: true, over: true, measures: true, columns: true, where: true },
  chart: { part: true, as: true, measures: true, over: true, split: true, top: true, cumulative: true },
  table: { part: true, rows: true, columns: true, measures: true, totals: true, sort: true, differences: true },
}

const between: Names<Between> = { from: true, to: true, by: true }

/** What a report says, part by part. */
export const partsOfReport = (declared: AnyReport, place: string): readonly DeclaredPart[] => [
  partAt(place, declared, report),
  ...Object.entries(declared.parts).map(([name, one]) => kindAt(`${place}.parts.${name}`, one, 'part', reportParts)),
  ...Object.entries(declared.sideBySide ?? {}).map(([name, one]) =>
    partAt(`${place}.sideBySide.${name}`, one, between),
  ),
]
