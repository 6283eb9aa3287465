import { dayOf } from '../../domain/calendar.ts'

/**
 * One language of conditions for a button, a hidden field, a yup rule and a SQL guard. All entries must hold. An entry
 * compares with a value, a list (any of), null, `not`, or bounds (inclusive); 'today' stands for the calendar date in
 * the business time zone, and `-14y+1d` for the day that lies so far from it. A key `patient.type` reaches over one
 * ref. Nulls follow SQL: a bound never holds for null, `not` holds for null.
 */
export type Scalar = string | number | boolean | null
export type Test<V> =
  | V
  | readonly V[]
  | { readonly not: V | readonly V[] }
  | { readonly min?: V | 'today'; readonly max?: V | 'today' }

export type Condition<R> = { readonly [K in keyof R]?: Test<R[K]> } & {
  readonly [hop: `${string}.${string}`]: Test<Scalar>
}
export type AnyCondition = { readonly [key: string]: Test<Scalar> }

/** A test in its one normal form, for those who evaluate or compile it. */
export type Clause =
  | { readonly key: string; readonly is: 'in' | 'notIn'; readonly values: readonly Scalar[] }
  | { readonly key: string; readonly is: 'between'; readonly min: Scalar | undefined; readonly max: Scalar | undefined }

const list = (value: Scalar | readonly Scalar[]): readonly Scalar[] =>
  (Array.isArray(value) ? value : [value]) as readonly Scalar[]

const clause = (key: string, test: Test<Scalar>): Clause => {
  if (test === null || typeof test !== 'object' || Array.isArray(test))
    return { key, is: 'in', values: list(test as Scalar | readonly Scalar[]) }
  if ('not' in test) return { key, is: 'notIn', values: list(test.not) }
  const { min, max } = test as { min?: Scalar; max?: Scalar }
  return { key, is: 'between', min, max }
}

/** The clauses of a condition, each in normal form. */
export const clausesOf = (condition: AnyCondition): Clause[] =>
  Object.entries(condition).map(([key, test]) => clause(key, test))

const ordered = (value: Scalar, min: Scalar | undefined, max: Scalar | undefined): boolean =>
  value !== null &&
  (min === undefined || min === null || value >= min) &&
  (max === undefined || max === null || value <= max)

/** What a bound of a clause means on a day: distances from today become dates. */
export const boundOn = (limit: Scalar | undefined, today: string): Scalar | undefined =>
  typeof limit === 'string' ? dayOf(limit, today) : limit

/** Whether one clause holds for a record. `today` is a calendar date, YYYY-MM-DD. */
export const clauseHolds = (one: Clause, record: Readonly<Record<string, unknown>>, today: string): boolean => {
  const value = (record[one.key] ?? null) as Scalar
  switch (one.is) {
    case 'in':
      return one.values.includes(value)
    case 'notIn':
      return !one.values.includes(value)
    case 'between':
      return ordered(value, boundOn(one.min, today), boundOn(one.max, today))
  }
}

/** Whether all of a condition holds for a record; a key with a dot is looked up as it is spelled. */
export const holds = (
  condition: AnyCondition | undefined,
  record: Readonly<Record<string, unknown>>,
  today: string,
): boolean => condition === undefined || clausesOf(condition).every(one => clauseHolds(one, record, today))

/** The first clause that does not hold, to say why an action is not possible now. */
export const firstFailing = (
  condition: AnyCondition | undefined,
  record: Readonly<Record<string, unknown>>,
  today: string,
): Clause | undefined =>
  condition === undefined ? undefined : clausesOf(condition).find(one => !clauseHolds(one, record, today))
