import type * as yup from 'yup'
import type { Field } from './field.ts'

/** yup itself, given to a rule rather than imported by it: pages that only show records do without it. */
export type Yup = typeof yup

export type JsonSchema = { readonly [keyword: string]: unknown }

/** A value that breaks a field, and the key of the message that must answer it. */
export interface Broken {
  readonly value: unknown
  readonly key: string
}

/**
 * The facts of a field kind that browser, server and tests share. Adding a kind is adding a folder with these facts, its line
 * in kinds/index.ts, and its views in src/core/types; nothing else switches on a kind.
 */
export interface Kind<F extends Field = Field> {
  /** PostgreSQL column type; null where nothing is stored. */
  column(field: F): string | null
  /** Only actions ask for it or give it; no record holds it. */
  readonly isPassing?: true
  /**
   * The value as a record keeps it, such as without white space around it, or a {@link Misshapen} for what can be no value of this kind
   * at all. It is asked before any rule, with whatever JSON can say, and the rule is asked of nothing else than it let through.
   */
  take(value: unknown, field: F): unknown
  /** The yup rule of a value that is there; required, default, null and type are shared by all kinds, and nothing is cast. */
  rule(field: F, yup: Yup): yup.Schema
  /** Whether a value is surely right, seen at the first look: for rows that come by the hundred. False says nothing; the rule does. */
  isPlain?(value: unknown, field: F): boolean
  /** How `?field=value` selects rows: substring, any of a list, `from,to`, array overlap, or not at all. */
  readonly filter: 'contains' | 'equals' | 'range' | 'overlaps' | 'none'
  /** The value that a query string spells; undefined where it spells none. */
  read(text: string, field: F): unknown
  readonly sortable: boolean
  /** Values can be summed up, and the sum is written as a value is. */
  readonly summable?: true
  /** JSON schema of a value, for the API document and the serialiser. */
  json(field: F): JsonSchema
  /** A valid value, another for each seed. */
  sample(field: F, seed: number): unknown
  /** Values that break each constraint once. */
  broken(field: F): readonly Broken[]
}
