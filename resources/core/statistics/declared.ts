import type { Field } from '../index.ts'
import { addsUp, dimensionOf, fieldBehind, fieldNameOf, measureNamed, valuesOf } from './index.ts'
import type { AnyFacts, AnyReport, Part } from './index.ts'
import type { Dimension } from './dimensions.ts'
import type { NamedMeasure } from './read.ts'

type Reports = Pick<AnyReport, 'facts'>

/**
 * A measure of a report by its whole name. Throws where there is none: the checks at start let no such report through.
 */
export const namedMeasure = (report: Reports, whole: string): NamedMeasure => {
  const found = measureNamed(report, whole)
  if (!found) throw new Error(`There is no measure ${whole}`)
  return found
}

/**
 * A report of the facts of one part alone, those of its first measure first: what a dimension is called, and which
 * order it has, is that of what the part shows.
 */
export const ofPart = (report: AnyReport, { measures }: Pick<Part, 'measures'>): AnyReport => ({
  ...report,
  facts: [...new Set(measures.map(whole => namedMeasure(report, whole).facts))],
})

/** A dimension of a report, of the first facts that have it. */
export interface NamedDimension {
  readonly facts: AnyFacts
  readonly dimension: Dimension
  /** The name of the field that it is, or follows from, and the field itself. */
  readonly source: string
  readonly field: Field
}

/** The dimension of that name. Throws where no facts have it. */
export const namedDimension = (report: Reports, name: string): NamedDimension => {
  const facts = report.facts.find(one => dimensionOf(one, name) !== undefined)
  const dimension = facts && dimensionOf(facts, name)
  const field = facts && dimension !== undefined ? fieldBehind(facts, dimension) : undefined
  if (!facts || dimension === undefined || !field) throw new Error(`There is no dimension ${name}`)
  return { facts, dimension, source: fieldNameOf(dimension), field }
}

/** What there is where no rows are: none of something, or nothing that could be told. */
export const withoutRows = ({ facts, name, measure }: NamedMeasure): 0 | null =>
  measure.is !== 'balance' && (addsUp(facts, name) || measure.is === 'distinct') ? 0 : null

/** Whether the values of what stands along the axis have an order of their own; names and records are ranked. */
export const isOrdered = (report: AnyReport, side: string): boolean => {
  if (side === 'step') return true
  const { facts, dimension } = namedDimension(report, side)
  return valuesOf(facts, dimension) !== undefined
}
