import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The part of a structured logger the data layer needs; Fastify's logger fits. */
export interface DatabaseLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** How to open a database. With `url` a PostgreSQL server is used, else the embedded one in `dataDir`. */
export interface DatabaseOptions {
  /** `postgres://…`; wins over `dataDir`. */
  url?: string
  /**
   * Folder of the embedded database (it is put into `<dataDir>/database`), or `'memory'` for one that is gone on close.
   */
  dataDir?: string | 'memory'
  /** Connections to a server at most (10), beside the one that listens. */
  poolSize?: number
  /** Server: milliseconds that one statement may take (no limit). */
  statementLimit?: number
  /**
   * Server: be alone with the database, as an embedded one always is; fails where a host or another command has it
   * open.
   */
  exclusive?: boolean
  /** Named prepared statements kept per connection (200); 0 turns them off, for poolers that cannot carry them. */
  preparedStatements?: number
  /** Embedded: what a new database starts from instead of an empty cluster, a dump by `dumpTemplate`. */
  template?: Uint8Array
  /** Embedded: run it in a worker thread (true), so that a long statement does not stop the host's event loop. */
  worker?: boolean
  /** Embedded: stand still while commands copy the files (false). */
  offersCopies?: boolean
  /** Milliseconds that one of them may take for it (20 000). */
  standstillLimit?: number
  /** Milliseconds a statement or transaction may wait for its turn or for a free connection (30 000). */
  waitLimit?: number
  log?: DatabaseLog
}

/** A row for `copyIn`: values in the order of the columns, or a line that is in COPY's text format already. */
export type CopyRow = readonly unknown[] | string
/** Whole rows in COPY's text format, each ended by its line break, and how many they are. */
export interface CopyText {
  readonly text: string
  readonly rows: number
}
export type CopySource = AsyncIterable<CopyRow | CopyText> | Iterable<CopyRow>

/** An open database. Both kinds take the same SQL, give the same values and fail with the same `DatabaseError`. */
export interface Database {
  readonly db: Kysely<Tables>
  readonly kind: 'embedded' | 'server'
  /**
   * Calls `handler` with the payload of each notification on `channel`; the result stops that. Notifications may be
   * missed while a server connection is being made again, so listeners also poll.
   */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>
  /** Sends a notification at once (payload under 8000 bytes). Call it after the commit, not inside a transaction. */
  notify(channel: string, payload: string): Promise<void>
  /** Runs the work while no other host that shares this database does work of that number. */
  alone<T>(key: number, work: () => Promise<T>): Promise<T>
  /** Says that this host serves requests by this database, until it is closed or gone. */
  serve(): Promise<void>
  /** Loads rows in one transaction, all or none; returns their number. Inside a transaction use `copyRows`. */
  copyIn(table: string, columns: readonly string[], rows: CopySource): Promise<number>
  /** Runs several statements as one implicit transaction. Inside a transaction use `runScript`. */
  execScript(script: string): Promise<void>
  /** Lets running statements end, then closes; a second call does nothing. */
  close(): Promise<void>
}
