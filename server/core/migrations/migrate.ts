import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { runScript } from '../../platform/database/commands.ts'
import type { Database, DatabaseLog } from '../../platform/database/Database.ts'
import { DatabaseError } from '../../platform/database/DatabaseError.ts'
import { hostsServing } from '../../platform/database/hostsServing.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { readMigrations, type MigrationFile } from './readMigrations.ts'
import { sparesOlderHosts } from './sparesOlderHosts.ts'

export interface MigrateOptions {
  /** Instead of those in server/core/migrations. */
  files?: readonly MigrationFile[]
  /** Milliseconds that hosts of the version before may take to stop, where a migration is not for them (60 000). */
  patience?: number
  log?: DatabaseLog
}

/** The files disagree with what was applied, or one of them fails; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

// Any fixed number does; it keeps hosts that start at the same time in line.
const lockKey = 4_710_233

/**
 * Applies the pending SQL files in their order, each in one transaction, and returns their names. Hosts that start at
 * once wait for one another, and for those that serve where one of the files is not for hosts of an earlier version.
 * Throws
 * `MigrationError` when an applied file was changed since, a file fails, or such hosts do not stop.
 */
export async function migrate(database: Pick<Database, 'db'>, options: MigrateOptions = {}): Promise<string[]> {
  const { files = readMigrations(), patience = 60_000, log } = options
  const applied = await database.db.transaction().execute(async transaction => {
    await lockMigrations(transaction)
    await createHistory(transaction)
    return appliedMigrations(transaction)
  })
  checkHistory(applied, files, log)
  const breaking = files.find(file => !applied.has(file.name) && !sparesOlderHosts(file.sql))
  if (breaking && applied.size > 0) await untilNobodyServes(database, breaking, { patience, log })

  const names: string[] = []
  for (const file of files) {
    if (applied.has(file.name)) continue
    const done = await database.db.transaction().execute(async transaction => {
      await lockMigrations(transaction)
      return applyMigration(transaction, file)
    })
    if (!done) continue // another host was faster
    names.push(file.name)
    log?.info({ migration: file.name }, 'migration applied')
  }
  return names
}

/** Waits until the hosts that serve have stopped: what the file changes they work with. */
async function untilNobodyServes(
  { db }: Pick<Database, 'db'>,
  { name }: MigrationFile,
  { patience, log }: { patience: number; log: DatabaseLog | undefined },
): Promise<void> {
  for (const end = performance.now() + patience, told = { once: false }; ;) {
    const hosts = await hostsServing(db)
    if (hosts === 0) return
    if (performance.now() > end) {
      throw new MigrationError(
        `Migration ${name} changes what hosts of an earlier version work with, and ${hosts} still run on this database: stop them, then start this one.`,
      )
    }
    if (!told.once) log?.warn({ migration: name, hosts }, 'waiting until hosts of an earlier version have stopped')
    told.once = true
    await wait(200)
  }
}

/**
 * Until the end of the transaction no other host migrates or restores, and statements may take as long as they need.
 */
export async function lockMigrations(transaction: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(transaction)
}

/** Makes the table that remembers what was applied. */
export const createHistory = (db: Kysely<Tables>): Promise<void> =>
  runScript(
    db,
    `create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`,
  )

/** Names and checksums of what was applied. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<Map<string, string>> {
  const rows = await db.selectFrom('schema_migration').select(['name', 'checksum']).orderBy('name').execute()
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** Applies one file inside the given transaction; false when it was applied before. */
export async function applyMigration(transaction: Transaction<Tables>, file: MigrationFile): Promise<boolean> {
  const claim = await transaction
    .insertInto('schema_migration')
    .values({ name: file.name, checksum: file.checksum })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (claim.numInsertedOrUpdatedRows === 0n) return false
  try {
    await runScript(transaction, file.sql)
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    throw new MigrationError(`Migration ${file.name} failed and was rolled back: ${error.message} (${error.code})`, {
      cause: error,
    })
  }
  return true
}

function checkHistory(applied: Map<string, string>, files: readonly MigrationFile[], log?: DatabaseLog): void {
  const changed = files.filter(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (changed.length) {
    const names = changed.map(({ name }) => `${name}.sql`).join(', ')
    throw new MigrationError(
      `${names} was changed after it had been applied to this database. Put the file back as it was and write the change as a new migration.`,
    )
  }
  const known = new Set(files.map(({ name }) => name))
  const unknown = [...applied.keys()].filter(name => !known.has(name))
  if (unknown.length) log?.warn({ migrations: unknown }, 'the database has migrations that this version does not know')
}
