import type { AnyCondition, Condition } from '../condition.ts'
import type { Fields } from '../field.ts'
import type { RecordOf } from '../infer.ts'
import type { AnyResource, Resource } from '../resource.ts'
import type { Stamp } from '../stamps.ts'
import type { Dimension } from './dimensions.ts'
import type { Measure } from './measures.ts'
import type { RollUp } from './rollUps.ts'

type Dimensions = { readonly [name: string]: Dimension }
type Measures = { readonly [name: string]: Measure }

/**
 * Facts, declared once, as plain data: which rows count, which day places them in time, what they are broken down by,
 * and what is measured.
 */
export interface Facts<
  N extends string = string,
  R = AnyResource,
  B extends Dimensions = Dimensions,
  M extends Measures = Measures,
> {
  /** Its name in code and texts: camelCase. */
  readonly name: N
  /**
   * Whose rows they are. Row scope, staff scope, rights and masks are those of this resource, and a number leads to its
   * list.
   */
  readonly of: R
  /**
   * The day or moment that places a row in time, in the business time zone. Without it rows are as they are now, or the
   * resource's query takes the range itself (`takesRange`); there are no steps of time then.
   */
  readonly day?: string
  /** The rows come from a query that takes the range as its parameters `from` and `to`. */
  readonly takesRange?: true
  /** The rows that count; all where nothing is said, but for deleted ones, which never do. */
  readonly where?: AnyCondition
  /**
   * The ref to the staff member whose row it is. Whoever is told own figures alone, which is everybody without
   * `statistics:everyone`, is told those of the rows that name them; and nothing of facts that do not say it.
   */
  readonly own?: string
  /**
   * Whoever sees the list works through all of it, so that its numbers are nobody's figures: they are told of every row
   * that it shows, also to whom else own figures alone are told.
   */
  readonly asListed?: true
  readonly by: B
  readonly measures: M
  /**
   * Sums that are kept, each under a name, so that answers need not read the rows: an answer comes from the smallest of
   * them that can give it exactly. None where so many combinations occur that the sums would be as many as the rows.
   */
  readonly rollUps?: { readonly [name: string]: RollUp }
}

/** Any facts, for those who only read declarations. */
export type AnyFacts = Facts

type Key<F> = keyof F & string

/** Declares facts of a resource; only a call can hold days, dimensions, conditions and measures against its fields. */
export const facts = <
  const N extends string,
  const S extends string,
  const F extends Fields,
  A,
  T extends string,
  C,
  const B extends { readonly [name: string]: Dimension<Key<F> | Stamp> },
  const M extends { readonly [name: string]: Measure<Key<F> | Stamp, string, Condition<RecordOf<F>>> },
>(
  of: Resource<S, F, A, T, C>,
  declaration: {
    readonly name: N
    readonly day?: NoInfer<Key<F>> | Stamp
    readonly takesRange?: true
    readonly where?: Condition<RecordOf<NoInfer<F>>>
    readonly own?: NoInfer<Key<F>>
    readonly asListed?: true
    readonly by: B
    readonly measures: M & { readonly [K in keyof M]: Measure<Key<F> | Stamp, Key<M>, Condition<RecordOf<F>>> }
    readonly rollUps?: { readonly [name: string]: RollUp<NoInfer<Key<B>>, NoInfer<Key<F>>> }
  },
): Facts<N, Resource<S, F, A, T, C>, B, M> =>
  ({ of, ...declaration }) as unknown as Facts<N, Resource<S, F, A, T, C>, B, M>

/** The names of measures of some facts, each with that of its facts: `payments.amount`. */
export type MeasureName<T> = T extends Facts<infer N, infer _R, infer _B, infer M> ? `${N}.${Key<M>}` : never
/** The names of their dimensions. */
export type DimensionName<T> = T extends Facts<string, infer _R, infer B, infer _M> ? Key<B> : never
