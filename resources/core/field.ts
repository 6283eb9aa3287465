import type { AnyCondition } from './condition.ts'

/** How much attention a value or an action calls for; the browser maps it to a colour. */
export const tones = ['positive', 'neutral', 'warning', 'critical'] as const
export type Tone = (typeof tones)[number]

/** What is left of a masked value: its first three or its last four characters. */
export type Mask = 'head3' | 'tail4'

/** What every field type may say about itself. */
export interface FieldOptions {
  /** There has to be a value. */
  readonly required?: boolean
  /** There has to be a value while the condition holds. */
  readonly requiredWhen?: AnyCondition
  /**
   * There has to be a value where this flag of the settings is on, as `configSetting.idNumberRequired`; beside
   * `requiredWhen`, where both hold.
   */
  readonly requiredBy?: `${string}.${string}`
  /**
   * Shown, and stored, only while the condition holds; otherwise the value becomes null, whoever changes what the
   * condition looks at: input, an action or a handler.
   */
  readonly showWhen?: AnyCondition
  /**
   * One live record per value, or per value within the named fields, which every record has; `ever`: deleted records
   * keep their values to themselves too.
   */
  readonly unique?: true | 'ever' | { readonly within: readonly string[] }
  /** Of a unique text: values that differ in their case alone are one. They are stored as they were written. */
  readonly caseInsensitive?: true
  /** Never taken from input; the server or an action sets it. */
  readonly readOnly?: boolean
  /** Taken from input only when the record is made; later an action of its own changes it. */
  readonly once?: boolean
  /**
   * A ref of the same record: the value is that of the field of the same name of what it refers to. The database keeps
   * it so, whoever writes either; no input sets it.
   */
  readonly follows?: string
  /**
   * What is left of the value in replies, filters and exports, for everybody; `contact` reveals it, with its own
   * permission, and is logged.
   */
  readonly mask?: Mask
  /**
   * Its values tell who somebody is: none of them ever stands in an address. So it is with what is masked, which need
   * not say so. Where a record is made nameless (`erasure`), it is emptied, and so are texts, rows, secrets and files,
   * of which `false` says that they tell nobody: those stay.
   */
  readonly personal?: boolean
  /** Permissions that reading and writing this field need beyond those of the record. */
  readonly permission?: { readonly read?: string; readonly write?: string }
  /**
   * Written so often that an index would cost more than it saves: lists that filter or sort by it read all that their
   * other conditions leave.
   */
  readonly unindexed?: true
  /** The field's former name, so that a migration renames the column and keeps its data. */
  readonly was?: string
}

/** Options whose value has names of its own. */
type Nested = 'permission' | 'unique' | 'on' | 'tones'
type Stray<O, P> = O extends object ? { readonly [K in Exclude<keyof O, keyof P>]: never } : unknown

/**
 * Options `O` that `P` knows, and no others: from a literal that a type is inferred of, the compiler takes any name, so
 * that a misspelt one would say nothing.
 */
export type Only<O, P> = O &
  Stray<O, P> & {
    readonly [K in keyof O as K extends keyof P & Nested ? K : never]: K extends keyof P
      ? Stray<O[K], Extract<P[K], object>>
      : never
  }

/** A field as plain data; `value` only carries the type of its value. */
export type FieldOf<K extends string, V, O> = { readonly type: K; readonly value?: V } & O

export type Field = { readonly type: string; readonly value?: unknown; readonly default?: unknown } & FieldOptions
export type Fields = { readonly [name: string]: Field }

/** The type of a field's value when it is there. */
export type Value<F> = F extends { readonly value?: infer V } ? Exclude<V, undefined> : never
