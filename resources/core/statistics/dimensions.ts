/**
 * What facts are broken down by: a field with few values or a ref, or what follows from a field. `K` are names of the
 * resource's fields.
 */
export type Dimension<K extends string = string> = K | DerivedDimension<K>

export type DerivedDimension<K extends string = string> =
  /** Some numbers, each on its own; all other values are one group, `other`. */
  | { readonly is: 'bands'; readonly field: K; readonly values: readonly number[] }
  /**
   * Numbers in intervals, each from its bound up to before the next; what lies below the first bound is a group too.
   */
  | { readonly is: 'ranges'; readonly field: K; readonly from: readonly number[] }
  /** The hour of a moment, 0 to 23, in the business time zone. */
  | { readonly is: 'hour'; readonly field: K }
  /** The day of the week of a day or a moment, 1 Monday to 7 Sunday, in the business time zone. */
  | { readonly is: 'weekday'; readonly field: K }
  /** The age group of somebody born on a day, as old as they are today: not as they were when the row was made. */
  | { readonly is: 'ageGroup'; readonly field: K }

export const bands = <const K extends string>(field: K, values: readonly number[]) =>
  ({ is: 'bands', field, values }) as const
export const ranges = <const K extends string>(field: K, from: readonly number[]) =>
  ({ is: 'ranges', field, from }) as const
export const hourOf = <const K extends string>(field: K) => ({ is: 'hour', field }) as const
export const ageGroupOf = <const K extends string>(field: K) => ({ is: 'ageGroup', field }) as const
export const weekdayOf = <const K extends string>(field: K) => ({ is: 'weekday', field }) as const
