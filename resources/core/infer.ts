import type { Fields, Value } from './field.ts'
import type { Stamps } from './stamps.ts'
import type { TypeWith } from './types/index.ts'

type Simplify<T> = { [K in keyof T]: T[K] } & {}

/** A field whose value is there in every stored record. */
type Always<F> = F extends { showWhen: unknown }
  ? false
  : F extends { required: true } | { default: unknown } | { type: TypeWith<{ isAlways: true }> }
    ? true
    : false
type Secrets = TypeWith<{ isSecret: true }>

/**
 * Whether a record that was read has it: a secret is never told, and what is worked out from a day is there in replies
 * only.
 */
type Answered<F> = F extends { type: Secrets | TypeWith<{ derived: 'day' }> } ? false : true

type ValuesOf<F> = {
  [K in keyof F as Answered<F[K]> extends true ? (Always<F[K]> extends true ? K : never) : never]: Value<F[K]>
} & {
  [K in keyof F as Answered<F[K]> extends true ? (Always<F[K]> extends true ? never : K) : never]: Value<F[K]> | null
} & {
  [K in keyof F as F[K] extends { type: TypeWith<{ beside: 'label' }> } ? `${K & string}Label` : never]: string | null
} & {
  [K in keyof F as F[K] extends { type: TypeWith<{ beside: 'url' }> } ? `${K & string}Url` : never]: string | null
} & {
  [K in keyof F as F[K] extends { type: TypeWith<{ beside: 'files' }> } ? `${K & string}Files` : never]:
    | { readonly name: string; readonly url: string }[]
    | null
} & {
  [K in keyof F as F[K] extends { type: TypeWith<{ beside: 'labels' }> } ? `${K & string}Label` : never]: string[]
} & { [K in keyof F as F[K] extends { type: Secrets } ? `${K & string}Set` : never]: boolean }

/** The fields alone, as an action gives them: a secret that it gives is one that is shown this once. */
export type PlainOf<F extends Fields> = Simplify<
  Omit<ValuesOf<F>, { [K in keyof F]: F[K] extends { type: Secrets } ? `${K & string}Set` : never }[keyof F]> & {
    [K in keyof F as F[K] extends { type: Secrets } ? K : never]: Always<F[K]> extends true
      ? Value<F[K]>
      : Value<F[K]> | null
  }
>

/** What a handler gets of the fields that an action asks for: every one of them, secrets too. */
export type InputRecordOf<F extends Fields> = Simplify<
  { [K in keyof F as Always<F[K]> extends true ? K : never]: Value<F[K]> } & {
    [K in keyof F as Always<F[K]> extends true ? never : K]: Value<F[K]> | null
  }
>

/** A stored record: fields, labels of references, stamps, id and version. */
export type RecordOf<F extends Fields> = Simplify<{ id: number; version: number } & ValuesOf<F> & ValuesOf<Stamps>>

/** A row that the server works out: fields, labels of references and id. */
export type RowOf<F extends Fields> = Simplify<{ id: number } & ValuesOf<F>>

/** The same as a handler gives it: the engine adds what stands beside values, and what follows from a day. */
export type GivenRow<F extends Fields> = Simplify<
  { readonly id: number } & {
    readonly [K in keyof F as Answered<F[K]> extends true ? K : never]: Always<F[K]> extends true
      ? Value<F[K]>
      : Value<F[K]> | null
  }
>

type Given<F> = F extends { readOnly: true } | { follows: string } ? false : true
type Needed<F> = F extends { showWhen: unknown } | { default: unknown }
  ? false
  : F extends { required: true }
    ? true
    : false

/** What may be sent to create a record, or to answer an action's questions. */
export type InputOf<F extends Fields> = Simplify<
  { [K in keyof F as Given<F[K]> extends true ? (Needed<F[K]> extends true ? K : never) : never]: Value<F[K]> } & {
    [K in keyof F as Given<F[K]> extends true ? (Needed<F[K]> extends true ? never : K) : never]?: Value<F[K]> | null
  }
>

/** Keys of fields with a fixed list of options, and those options. */
export type ChoiceKeys<F> = { [K in keyof F]: F[K] extends { options: readonly string[] } ? K : never }[keyof F]
export type OptionsOf<F> = F extends { options: readonly (infer V extends string)[] } ? V : never
