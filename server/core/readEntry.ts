import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import type { Before } from './contract.ts'
import type { Origin } from './origin.ts'
import { Statement } from './statement.ts'
import type { ReadKind } from './tables.ts'

/** What is looked at. */
export interface Looked {
  readonly resource: string
  /** null for an export, and for a search by what is masked. */
  readonly record: number | null
  readonly kind: ReadKind
}

/** One look at something sensitive, as the log of reads keeps it. */
export interface ReadEntry extends Looked, Origin {
  readonly operator: number | null
  readonly at: Date
  readonly request_id: string
}

const types = {
  resource: 'text',
  record: 'integer',
  kind: 'text',
  operator: 'integer',
  at: 'timestamptz',
  request_id: 'text',
  ip: 'text',
  browser: 'text',
  milliseconds: 'integer',
  api_token: 'integer',
} as const satisfies { readonly [column in keyof ReadEntry]: string }
const columns = Object.entries(types) as [keyof ReadEntry, string][]

/** The entry of a look by a call: who, when, and from where, by whichever way it is written then. */
export const readEntry = (
  { operator, now, requestId }: Pick<Before, 'operator' | 'now' | 'requestId'>,
  origin: Origin,
  looked: Looked,
): ReadEntry => ({ ...looked, operator: operator?.id ?? null, at: now, request_id: requestId, ...origin })

const into = `insert into read_log (${columns.map(([name]) => name).join(', ')})`

/** Writes entries, in the transaction of `db` where that is one. Throws DatabaseError. */
export const writeReads = async (db: Kysely<Tables>, entries: readonly ReadEntry[]): Promise<void> => {
  if (entries.length === 0) return
  const statement = new Statement()
  const values = columns.map(([name, type]) => `${statement.bind(entries.map(entry => entry[name]))}::${type}[]`)
  await statement.run(db, `${into} select * from unnest(${values.join(', ')})`)
}

/** The statement that writes an entry for each row of `from`, an SQL name: that of its record. */
export const writesReadOf = (from: string, entry: ReadEntry, statement: Statement): string => {
  const values = columns.map(([name, type]) =>
    name === 'record' ? `${from}."id"` : `${statement.bind(entry[name])}::${type}`,
  )
  return `${into} select ${values.join(', ')} from ${from}`
}
