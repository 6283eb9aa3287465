import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { DatabaseError } from './DatabaseError.ts'

/** What a driver knows about a finished statement. */
export interface StatementResult {
  /** The first word of the server's answer: `SELECT`, `INSERT`, `COMMIT` … */
  command: string
  /** Rows read or changed. */
  count: number
  rows: unknown[]
}

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COPY'])

/** One connection as the dialect uses it; fails with `DatabaseError` only. */
export abstract class SqlConnection implements DatabaseConnection {
  /** Runs one statement; a single `Script` or `CopyRows` parameter makes it a script or a COPY. */
  abstract run(sql: string, parameters?: readonly unknown[]): Promise<StatementResult>

  /** Called before a transaction begins; waits until it may. */
  async enter(): Promise<void> {}

  /** Called when a transaction has ended, however; twice does no harm. */
  leave(): void {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { command, count, rows } = await this.run(query.sql, query.parameters)
      return { rows: rows as R[], ...(changing.has(command) && { numAffectedRows: BigInt(count) }) }
    } catch (error) {
      throw error instanceof DatabaseError ? error.during(query.sql) : error
    }
  }

  // A cursor would hold the only session of the embedded database, so nobody gets one: read by keyset instead.
  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncGenerator<QueryResult<R>> {
    throw new TypeError('Cursors are not supported: read in keyset batches')
  }
}
