import type { ColumnType, Generated } from 'kysely'
import type { SourceOf } from '../../../resources/core/resource.ts'
import type { Resources } from '../../../resources/index.ts'
import type { Field, Fields, Value } from '../../../resources/core/field.ts'
import type { Stamps } from '../../../resources/core/stamps.ts'
import type { TypeWith } from '../../../resources/core/types/index.ts'
import type { SnakeCase } from './names.ts'

/** Read as a parsed value, written as JSON text. */
type JsonColumn<V> = ColumnType<V, string, string>
type Stored<F> = F extends { readonly type: TypeWith<{ isDocument: true }> } ? JsonColumn<Value<F>> : Value<F>
type OrNull<C> =
  C extends ColumnType<infer S, infer I, infer U> ? ColumnType<S | null, I | null | undefined, U | null> : C | null

/** What `isAlways` in desired.ts says about a column, for types. */
type Column<F> = F extends { readonly showWhen: unknown }
  ? OrNull<Stored<F>>
  : F extends { readonly type: TypeWith<{ startsAs: false }> } | { readonly default: unknown }
    ? Generated<Stored<F>>
    : F extends { readonly required: true }
      ? Stored<F>
      : OrNull<Stored<F>>

type Columns<F extends Fields> = {
  [
    K in keyof F & string as F[K] extends { readonly type: TypeWith<{ derived: 'rows' | 'uses' | 'day' }> }
      ? never
      : SnakeCase<K>
  ]: Column<F[K]>
}

/** The row of a resource: id, version, fields and stamps in snake_case, and the index of its search. */
export type ResourceTable<F extends Fields> = Columns<F> &
  Omit<Columns<Stamps>, 'created_at' | 'updated_at'> & {
    id: Generated<number>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    search: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
  }

/** Services store nothing, and rows that are worked out have no table. */
type Named<T> = T extends { readonly name: infer N extends string; readonly fields: infer F extends Fields }
  ? [F] extends [{ readonly [name: string]: never }]
    ? never
    : [SourceOf<T>] extends [never]
      ? SnakeCase<N>
      : never
  : never

type ResourceTables = {
  [K in keyof Resources as Named<Resources[K]>]: ResourceTable<FieldsOf<Resources[K]>>
}
type FieldsOf<T> = T extends { readonly fields: infer F extends { readonly [name: string]: Field } } ? F : never

/** The database's tables, for typed queries. Modules with tables of their own add to it by `declare module`. */
export interface Tables extends ResourceTables {
  schema_migration: { name: string; checksum: string; applied_at: Generated<string> }
  /** Kept totals: see migrations/0005_totals.sql. */
  total: TotalTable
  total_delta: TotalTable
}

interface TotalTable {
  resource: string
  scope: number
  field: string
  value: string
  deleted: boolean
  n: number
}
