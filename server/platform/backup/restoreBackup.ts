import type { Readable } from 'node:stream'
import { sql, type Transaction } from 'kysely'
import { applyMigration, createHistory, lockMigrations, migrate } from '../../core/migrations/migrate.ts'
import { readMigrations, type MigrationFile } from '../../core/migrations/readMigrations.ts'
import { copyRows, runScript } from '../database/commands.ts'
import type { Database } from '../database/Database.ts'
import { DatabaseError } from '../database/DatabaseError.ts'
import type { Tables } from '../database/tables.ts'
import { BackupReader } from './BackupReader.ts'
import { isFilledByMigrations, storedTables, type StoredTable } from './catalogue.ts'
import { emptySchema } from './emptySchema.ts'
import { BackupError, type Head, type TableHead } from './format.ts'
import { suspendChecks } from './suspendChecks.ts'

const inUse =
  'Something else uses the database: stop the hosts and whatever reads or writes it, then restore again. Nothing has changed.'

export interface RestoreOptions {
  /** Replace what is there. */
  force?: boolean
  /** Instead of those in server/core/migrations. */
  files?: readonly MigrationFile[]
  /** Milliseconds to wait for somebody who uses a table (10 000). */
  lockLimit?: number
}

/**
 * Replaces the database by a backup, in one transaction: builds the schema the backup was made with, fills it, compares
 * rows and checksum. Then applies the migrations that are newer than the backup. Returns the rows by table. Throws
 * `BackupError` when the database is not empty (without `force`) or the file cannot be used; then nothing has changed.
 */
export async function restoreBackup(
  database: Pick<Database, 'db'>,
  file: Readable,
  { force = false, files = readMigrations(), lockLimit = 10_000 }: RestoreOptions = {},
): Promise<{ [table: string]: number }> {
  const reader = new BackupReader(file)
  const head = await reader.head()
  const needed = migrationsOf(head, files)
  const replace = database.db.transaction().execute(async transaction => {
    await sql`set local lock_timeout = ${sql.lit(lockLimit)}`.execute(transaction)
    await lockMigrations(transaction)
    if (!force) await mustBeEmpty(transaction)
    await emptySchema(transaction)
    await createHistory(transaction)
    for (const migration of needed) await applyMigration(transaction, migration)
    await load(transaction, reader, head).catch((error: unknown) => {
      if (!(error instanceof DatabaseError)) throw error
      throw new BackupError(`The backup does not fit its own schema: ${error.message} (${error.code})`, {
        cause: error,
      })
    })
  })
  await replace.catch(notBeside)
  await sql`analyze`.execute(database.db)
  await migrate(database, { files })
  return reader.rows
}

/** Whoever works with the tables meanwhile waits for them in another order than they are dropped in. */
function notBeside(error: unknown): never {
  if (error instanceof DatabaseError && ['40P01', '55P03'].includes(error.code))
    throw new BackupError(inUse, { cause: error })
  throw error
}

/** The files that made the schema of the backup; this version must have them all, unchanged. */
function migrationsOf({ migrations }: Head, files: readonly MigrationFile[]): MigrationFile[] {
  const known = new Map(files.map(given => [`${given.name} ${given.checksum}`, given]))
  const missing = migrations.filter(({ name, checksum }) => !known.has(`${name} ${checksum}`))
  if (missing.length) {
    const names = missing.map(({ name }) => name).join(', ')
    throw new BackupError(
      `The backup was made by another version: this one does not have ${names}. Restore it with that version.`,
    )
  }
  return migrations.flatMap(({ name, checksum }) => known.get(`${name} ${checksum}`) ?? [])
}

async function mustBeEmpty(transaction: Transaction<Tables>): Promise<void> {
  for (const { name } of (await storedTables(transaction)).filter(table => !isFilledByMigrations(table.name))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(transaction)
    if (rows.length)
      throw new BackupError(`The database is not empty (table ${name} has rows). Use --force to replace what is there.`)
  }
}

async function load(transaction: Transaction<Tables>, reader: BackupReader, head: Head): Promise<void> {
  const tables = await storedTables(transaction)
  const resume = await suspendChecks(transaction, tables)
  await runScript(transaction, tables.map(({ name }) => `truncate table "${name}"`).join(';\n'))
  for (let next = await reader.table(); next; next = await reader.table()) {
    checkColumns(next, tables)
    const copied = await copyRows(transaction, next.table, next.columns, reader.rowsOf(next.table))
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(next.table)}`.execute(transaction)
    if (rows[0]?.n !== copied) throw new BackupError(`Table ${next.table} has ${rows[0]?.n} rows instead of ${copied}`)
  }
  await resume()
  for (const { name, last } of head.sequences)
    if (last !== null) await sql`select setval(quote_ident(${name})::regclass, ${last}::bigint)`.execute(transaction)
  // Rows came past the triggers of roll-ups. Backups of earlier versions know of none.
  await runScript(
    transaction,
    "do $$ begin if to_regclass('roll_up') is not null then perform restart_roll_up(facts) from roll_up; end if; end $$",
  )
}

function checkColumns({ table, columns }: TableHead, tables: readonly StoredTable[]): void {
  const present = tables.find(({ name }) => name === table)
  const missing = columns.filter(column => !present?.columns.includes(column))
  if (!present || missing.length)
    throw new BackupError(`The migrations of the backup make no ${[table, ...missing].join('.')}`)
}
