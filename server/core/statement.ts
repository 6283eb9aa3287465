import { CompiledQuery } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

/** SQL text as it grows, with its parameters; only names from descriptors and bound values ever get into it. */
export class Statement {
  readonly parameters: unknown[] = []

  /** Takes a value as the next parameter and answers its place, such as `$3`. */
  bind(value: unknown): string {
    this.parameters.push(value)
    return `$${this.parameters.length}`
  }

  /** Runs the text with the bound values. Throws DatabaseError. */
  async run<Row>(db: Kysely<Tables>, sql: string): Promise<Row[]> {
    return (await db.executeQuery<Row>(CompiledQuery.raw(sql, this.parameters))).rows
  }
}

/** A name as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A text as an SQL literal, for constants of descriptors alone; values of callers are bound. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Conditions as one, `true` where there is none. */
export const all = (conditions: readonly string[]): string =>
  conditions.length > 0 ? conditions.join(' and ') : 'true'
