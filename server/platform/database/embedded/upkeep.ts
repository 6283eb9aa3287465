import { sql, type Kysely } from 'kysely'
import type { DatabaseLog } from '../Database.ts'
import type { Tables } from '../tables.ts'

const every = 60_000
const walBetweenCheckpoints = 64 * 1024 * 1024

/**
 * Does what a server's background processes do and a single session lacks: checkpoints, without which the write-ahead
 * log would grow and a start after a crash would take ever longer, and vacuum with statistics. Returns the stop.
 */
export function startUpkeep(db: Kysely<Tables>, log?: DatabaseLog): () => Promise<void> {
  let checkpointAt: number | undefined
  let running: Promise<void> = Promise.resolve()

  const round = async (): Promise<void> => {
    try {
      checkpointAt = await checkpointIfDue(db, checkpointAt, walBetweenCheckpoints)
      await vacuumWorst(db)
    } catch (error) {
      log?.warn({ err: error }, 'upkeep of the embedded database failed')
    }
  }
  const timer = setInterval(() => {
    running = running.then(round)
  }, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Makes a checkpoint once `limit` bytes were logged since the position `since`; returns the position to count from. */
export async function checkpointIfDue(db: Kysely<Tables>, since: number | undefined, limit: number): Promise<number> {
  const written = await walPosition(db)
  if (written - (since ?? written) <= limit) return since ?? written
  await sql`checkpoint`.execute(db)
  return written
}

async function walPosition(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ at: number }>`select pg_current_wal_lsn() - '0/0'::pg_lsn as at`.execute(db)
  return rows[0]?.at ?? 0
}

/** One table at a time, the one that needs it most, by autovacuum's own rule. */
export async function vacuumWorst(db: Kysely<Tables>): Promise<string | undefined> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_stat_user_tables
    where schemaname = current_schema()
      and (n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup)
    order by n_dead_tup + n_mod_since_analyze desc limit 1`.execute(db)
  const table = rows[0]?.relname
  if (table) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
  return table
}
