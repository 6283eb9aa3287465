import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql, type Transaction } from 'kysely'
import { appliedMigrations } from '../../core/migrations/migrate.ts'
import { copyLine } from '../database/commands.ts'
import type { Database } from '../database/Database.ts'
import type { Tables } from '../database/tables.ts'
import { sequencePositions, storedTables, type StoredTable } from './catalogue.ts'
import { endOfRows, type Foot, type Head, type TableHead } from './format.ts'

const batch = 5_000

/** Writes everything the database holds, as it is at one moment; returns the rows by table. */
export async function writeBackup(database: Pick<Database, 'db'>, out: Writable): Promise<Foot['rows']> {
  const rows: Foot['rows'] = {}
  await database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(transaction =>
      pipeline(Readable.from(signed(linesOf(transaction, rows), rows)), createGzip({ level: 6 }), out),
    )
  return rows
}

/** Adds the foot: what was written, and the sum of it. */
async function* signed(lines: AsyncGenerator<string>, rows: Foot['rows']): AsyncGenerator<string> {
  const sum = createHash('sha256')
  for await (const line of lines) {
    sum.update(line)
    yield line
  }
  yield json({ rows, sha256: sum.digest('hex') } satisfies Foot)
}

async function* linesOf(db: Transaction<Tables>, counts: Foot['rows']): AsyncGenerator<string> {
  const migrations = [...(await appliedMigrations(db))].map(([name, checksum]) => ({ name, checksum }))
  const sequences = await sequencePositions(db)
  yield json({ format: 1, createdAt: new Date().toISOString(), migrations, sequences } satisfies Head)
  for (const table of await storedTables(db)) {
    yield json({ table: table.name, columns: table.columns } satisfies TableHead)
    counts[table.name] = 0
    for await (const rows of batchesOf(db, table)) {
      counts[table.name] = (counts[table.name] ?? 0) + rows.length
      yield `${rows.map(copyLine).join('\n')}\n`
    }
    yield `${endOfRows}\n`
  }
}

const json = (value: unknown): string => `${JSON.stringify(value)}\n`

/** Rows as the texts of their columns, in the order of the key, from one batch to the next by the last key. */
async function* batchesOf(
  db: Transaction<Tables>,
  { name, columns, key }: StoredTable,
): AsyncGenerator<(string | null)[][]> {
  // A table without a key is a small one that others fold up (deltas of totals): it is read at once.
  const order = key.length ? sql`order by ${sql.join(key.map(column => sql.ref(column)))} limit ${batch}` : sql``
  let last: unknown[] | undefined
  do {
    const after = last ? sql`where (${sql.join(key.map(column => sql.ref(column)))}) > (${sql.join(last)})` : sql``
    const texts = columns.map((column, index) => sql`${sql.ref(column)}::text as ${sql.ref(`c${index}`)}`)
    const { rows } = await sql<
      Record<string, string | null>
    >`select ${sql.join(texts)} from ${sql.table(name)} ${after} ${order}`.execute(db)
    const values = rows.map(row => columns.map((_, index) => row[`c${index}`] ?? null))
    if (values.length) yield values
    const end = values.at(-1)
    last = key.length && values.length === batch && end ? key.map(column => end[columns.indexOf(column)]) : undefined
  } while (last)
}
