import type { KyselyPlugin } from 'kysely'
import type { Database } from '../../platform/database/Database.ts'
import type { Execution } from '../execution.ts'
import { Statement } from '../statement.ts'

/** Where statistics are read from: a replica where there is one, else the database itself. */
export interface StatisticsSource {
  readonly database: Database
  readonly isReplica: boolean
}

interface Standing {
  readonly pid: number
  readonly at: string
}

// A replica that has replayed everything that came is as of now; else as of the last transaction that it has replayed.
const replicaMoment = `case when pg_is_in_recovery() and pg_last_wal_receive_lsn() is distinct from pg_last_wal_replay_lsn() then coalesce(pg_last_xact_replay_timestamp(), now()) else now() end`

/** Begins nothing more once nobody waits: each statement that has ended looks. */
const endingWith = (signal: AbortSignal): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    signal.throwIfAborted()
    return result
  },
})

/**
 * Runs the work on one state of the database, and stops its statements when nobody waits for the answer any more.
 * `asOf` is the moment of that state: what a replica has not heard of yet is not in it.
 */
export const inSnapshot = <T, C extends Pick<Execution, 'db' | 'log' | 'now'>>(
  call: C,
  { database, isReplica }: StatisticsSource,
  signal: AbortSignal,
  work: (call: C, asOf: Date) => Promise<T>,
): Promise<T> =>
  database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async db => {
      const [standing] = await new Statement().run<Standing>(
        db,
        `select pg_backend_pid() as pid, ${isReplica ? replicaMoment : 'now()'} as at`,
      )
      let cancelled: Promise<unknown> = Promise.resolve()
      const cancel = (): void => {
        // One session has nobody else to ask: its statement ends by itself, and no other begins.
        if (database.kind === 'embedded') return
        const statement = new Statement()
        cancelled = statement
          .run(database.db, `select pg_cancel_backend(${statement.bind(standing!.pid)})`)
          .catch(error => call.log.warn({ err: error }, 'a statement of statistics could not be stopped'))
      }
      signal.addEventListener('abort', cancel, { once: true })
      try {
        signal.throwIfAborted()
        return await work(
          { ...call, db: db.withPlugin(endingWith(signal)) },
          isReplica ? new Date(standing!.at) : call.now,
        )
      } finally {
        signal.removeEventListener('abort', cancel)
        // It must not hit what runs next on the same connection.
        await cancelled
      }
    })
