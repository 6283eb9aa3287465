import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { copyRows, copyTexts, runScript } from '../platform/database/commands.ts'
import type { CopyRow, CopyText } from '../platform/database/Database.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { tableName } from '../core/migrations/schemaNames.ts'
import { totalsOf } from '../core/migrations/totals.ts'
import { recount } from '../core/migrations/triggers.ts'
import { rowsOf } from './rows.ts'

interface Definition {
  readonly name: string
  readonly definition: string
}

/** What a table is filled with. */
export interface BulkTable {
  readonly table: string
  readonly columns: readonly string[]
  /** Values of the columns, ids among them. */
  readonly rows: Iterable<CopyRow>
  /** Statements to run once they are in. */
  readonly then?: readonly string[]
}

/**
 * Records of a resource as its table is filled with them; they are then counted once, and hosts build up the roll-ups
 * of them.
 */
export const bulkTable = (resource: AnyResource, records: Iterable<object>): BulkTable => ({
  table: tableName(resource),
  ...rowsOf(resource, records),
  then: [
    ...recount(tableName(resource), totalsOf(resource), 'total'),
    `select restart_roll_ups('${tableName(resource)}')`,
  ],
})

/** How many pieces of text, of about a million characters, wait for the database at most. */
const mostAhead = 48

const endOfTable: CopyText = { text: '', rows: 0 }

async function* drawn(tables: readonly BulkTable[]): AsyncGenerator<CopyText> {
  for (const { rows } of tables) {
    for (const text of copyTexts(rows)) {
      yield text
      await nextTurn()
    }
    yield endOfTable
  }
}

async function* untilEnd(texts: AsyncIterator<CopyText>): AsyncGenerator<CopyText> {
  for (let next = await texts.next(); !next.done && next.value !== endOfTable; next = await texts.next())
    yield next.value
}

/**
 * Fills tables in their order, in the given transaction, so that a failed load leaves them as they were. While the
 * database is at one table, most of the time at its indexes, the rows of the next are drawn already.
 */
export const bulkLoad = async (transaction: Transaction<Tables>, tables: readonly BulkTable[]): Promise<void> => {
  const ahead = Readable.from(drawn(tables), { objectMode: true, highWaterMark: mostAhead })
  const texts = ahead[Symbol.asyncIterator]() as AsyncIterator<CopyText>
  try {
    for (const table of tables) await loadTable(transaction, table, untilEnd(texts))
  } finally {
    ahead.destroy()
  }
}

/**
 * Fills a table by COPY without its indexes, foreign keys and triggers, then makes them again from their own
 * definitions: a multiple faster than keeping them row by row. The identity goes on behind the ids of the rows.
 */
const loadTable = async (
  transaction: Transaction<Tables>,
  { table, columns, then = [] }: BulkTable,
  texts: AsyncIterable<CopyText>,
): Promise<void> => {
  const quoted = `"${table}"`
  const [indexes, references] = [await indexesOf(transaction, table), await referencesOf(transaction, table)]
  await runScript(
    transaction,
    [
      ...references.map(({ name }) => `alter table ${quoted} drop constraint "${name}"`),
      ...indexes.map(({ name }) => `drop index "${name}"`),
      `alter table ${quoted} disable trigger user`,
    ].join(';\n'),
  )
  await copyRows(transaction, table, columns, texts)
  await runScript(
    transaction,
    [
      `alter table ${quoted} enable trigger user`,
      ...indexes.map(({ definition }) => definition),
      ...references.map(({ name, definition }) => `alter table ${quoted} add constraint "${name}" ${definition}`),
      ...then,
      ...(columns.includes('id')
        ? [`select setval(pg_get_serial_sequence('${quoted}', 'id'), greatest((select max(id) from ${quoted}), 1))`]
        : []),
    ].join(';\n'),
  )
}

/** Indexes apart from those of constraints. */
const indexesOf = async (transaction: Transaction<Tables>, table: string): Promise<Definition[]> => {
  const { rows } = await sql<Definition>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${`"${table}"`}::regclass and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x')) order by 1`.execute(
    transaction,
  )
  return rows
}

const referencesOf = async (transaction: Transaction<Tables>, table: string): Promise<Definition[]> => {
  const { rows } = await sql<Definition>`
    select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${`"${table}"`}::regclass and contype = 'f' order by 1`.execute(transaction)
  return rows
}
