import type { AnyCondition } from '../condition.ts'

/**
 * What is measured over the rows of facts. All of them are null where there is nothing to divide by or to look at, and
 * never infinite.
 * `K` are the names of the resource's fields, `M` those of the measures beside it, `C` conditions on its records.
 */
export type Measure<K extends string = string, M extends string = string, C = AnyCondition> =
  /** Rows. */
  | { readonly is: 'count'; readonly where?: C }
  /**
   * The sum of a field that its type can sum up, written as a value of the field is. `negated` tells what rows take
   * away as how much that is: more of it is an increase.
   */
  | { readonly is: 'sum'; readonly field: K; readonly where?: C; readonly negated?: true }
  /** How many records, such as patients, a ref leads to, each counted once. It adds up over nothing. */
  | { readonly is: 'distinct'; readonly field: K; readonly where?: C }
  /** The sum of a field over the rows that have it, by how many those are. It adds up over nothing, as what follows. */
  | { readonly is: 'average'; readonly field: K; readonly where?: C }
  /**
   * The value below which a part of the rows lies: `at` 0.5 is the median. Between two rows it is that between their
   * values.
   */
  | { readonly is: 'quantile'; readonly field: K; readonly at: number; readonly where?: C }
  /**
   * What another measure came to from the first row ever to the end of the range: it says what stood on that day, and
   * adds up over no time.
   */
  | { readonly is: 'balance'; readonly of: M }
  /** One measure by another; `share` is written in per cent, a `quotient` as the first of both. */
  | { readonly is: 'quotient' | 'share'; readonly of: M; readonly by: M }
  /** One measure less another. */
  | { readonly is: 'difference'; readonly of: M; readonly less: M }
  /** One measure and another together. */
  | { readonly is: 'addition'; readonly of: M; readonly and: M }

interface Count {
  (): { readonly is: 'count' }
  <const C>(where: C): { readonly is: 'count'; readonly where: C }
}
/** How many rows there are, or those for which the condition holds. */
export const count = ((where?: unknown) => ({ is: 'count', ...(where === undefined ? {} : { where }) })) as Count

interface Over<I extends string> {
  <const K extends string>(field: K): { readonly is: I; readonly field: K }
  <const K extends string, const C>(field: K, where: C): { readonly is: I; readonly field: K; readonly where: C }
}
const over = <I extends string>(is: I) =>
  ((field: string, where?: unknown) => ({ is, field, ...(where === undefined ? {} : { where }) })) as Over<I>

export const sum = over('sum')
/**
 * The sum of what the rows for which the condition holds take away, such as refunds, which are negative: how much that
 * is.
 */
export const negatedSum = <const K extends string, const C>(field: K, where: C) =>
  ({ is: 'sum', field, where, negated: true }) as const
export const distinct = over('distinct')
export const average = over('average')

interface Quantile {
  <const K extends string>(field: K, at: number): { readonly is: 'quantile'; readonly field: K; readonly at: number }
  <const K extends string, const C>(
    field: K,
    at: number,
    where: C,
  ): { readonly is: 'quantile'; readonly field: K; readonly at: number; readonly where: C }
}
export const quantile = ((field: string, at: number, where?: unknown) => ({
  is: 'quantile',
  field,
  at,
  ...(where === undefined ? {} : { where }),
})) as Quantile
export const balance = <const M extends string>(of: M) => ({ is: 'balance', of }) as const
export const quotient = <const A extends string, const B extends string>(of: A, by: B) =>
  ({ is: 'quotient', of, by }) as const
export const share = <const A extends string, const B extends string>(of: A, by: B) =>
  ({ is: 'share', of, by }) as const
export const difference = <const A extends string, const B extends string>(of: A, less: B) =>
  ({ is: 'difference', of, less }) as const
export const addition = <const A extends string, const B extends string>(of: A, and: B) =>
  ({ is: 'addition', of, and }) as const
