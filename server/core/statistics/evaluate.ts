import { bothOf, measureOf } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'

/** What the rows of a group came to, by measures that look at rows: within the range, and up to its end. */
export interface Numbers {
  readonly within: Readonly<Record<string, number | null>>
  readonly upTo: Readonly<Record<string, number | null>>
}

const divided = (one: number | null, by: number | null): number | null =>
  one === null || by === null || by === 0 ? null : one / by

/**
 * A measure of a group, worked out from what its rows came to: a quotient is one of sums, and never one of quotients.
 * Null where there is nothing to tell.
 */
export const evaluate = (facts: AnyFacts, name: string, numbers: Numbers, isBalance = false): number | null => {
  const measure = measureOf(facts, name)
  const of = (other: string): number | null => evaluate(facts, other, numbers, isBalance)
  if (measure === undefined) throw new TypeError(`${facts.name} measures no ${name}`)
  switch (measure.is) {
    case 'balance':
      return evaluate(facts, measure.of, numbers, true)
    case 'quotient':
    case 'share':
      return divided(of(measure.of), of(measure.by))
    case 'difference':
    case 'addition': {
      const [one, other] = bothOf(measure).map(of)
      return one === null || one === undefined || other === null || other === undefined
        ? null
        : measure.is === 'difference'
          ? one - other
          : one + other
    }
    default: {
      const found = (isBalance ? numbers.upTo : numbers.within)[name]
      // Taken from nothing, as the opposite of nothing would be written -0.
      if (found !== undefined) return found !== null && measure.is === 'sum' && measure.negated ? 0 - found : found
      return measure.is === 'average' || measure.is === 'quantile' ? null : 0
    }
  }
}
