import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient, QueryResult } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { bindValue } from '../bindValue.ts'
import { CopyRows, Script } from '../commands.ts'
import { DatabaseError, isStalePlan } from '../DatabaseError.ts'
import { SqlConnection, type StatementResult } from '../SqlConnection.ts'
import type { ConnectionPool } from './ConnectionPool.ts'
import type { StatementNames } from './StatementNames.ts'
import { endsConnection, toDatabaseError } from './toDatabaseError.ts'

/** One connection to a PostgreSQL server, as long as it is taken from the pool. */
export class ServerConnection extends SqlConnection {
  readonly #pool: ConnectionPool
  readonly #client: PoolClient
  readonly #names: StatementNames
  #inTransaction = false
  #broken = false

  constructor(pool: ConnectionPool, client: PoolClient, names: StatementNames) {
    super()
    this.#pool = pool
    this.#client = client
    this.#names = names
  }

  override async enter(): Promise<void> {
    this.#inTransaction = true
  }

  override leave(): void {
    this.#inTransaction = false
  }

  async run(sql: string, parameters: readonly unknown[] = []): Promise<StatementResult> {
    const [command] = parameters
    if (command instanceof CopyRows) return this.#copy(sql, command)
    if (command instanceof Script || isControl(sql)) return this.#query(sql, [])
    return this.#prepared(sql, parameters.map(bindValue))
  }

  /** Gives the connection back to the pool, which ends it when it cannot be used again. */
  release(): void {
    this.#pool.give(this.#client, this.#broken)
  }

  async #prepared(sql: string, values: (string | null)[]): Promise<StatementResult> {
    const { name, free } = this.#names.next(sql)
    if (free) await this.#free(free)
    if (!name) return this.#query(sql, values)
    try {
      return await this.#query(sql, values, name)
    } catch (error) {
      if (!(error instanceof DatabaseError && isStalePlan(error))) throw error
      const stale = this.#names.forget(sql)
      if (this.#inTransaction) throw error
      if (stale) await this.#free(stale)
      return this.#query(sql, values)
    }
  }

  async #query(text: string, values: (string | null)[], name?: string): Promise<StatementResult> {
    const query = { text, values, ...(name !== undefined && { name }) }
    const result: QueryResult | QueryResult[] = await this.#client.query(query).catch(this.#fail)
    // A script answers with one result a statement.
    const { command, rowCount, rows } = Array.isArray(result) ? (result.at(-1) ?? nothing) : result
    return { command: command ?? '', count: rowCount ?? 0, rows }
  }

  async #free(name: string): Promise<void> {
    // In a failed transaction this fails too; the statement then lives until the connection ends.
    await this.#client.query(`deallocate ${name}`).catch(() => undefined)
  }

  async #copy(sql: string, source: CopyRows): Promise<StatementResult> {
    let count = 0
    let sourceError: unknown
    async function* texts(): AsyncGenerator<Buffer> {
      try {
        for await (const { text, rows } of source.chunks()) {
          count += rows
          yield Buffer.from(text)
        }
      } catch (error) {
        sourceError = error
        throw error
      }
    }
    try {
      await pipeline(Readable.from(texts(), { objectMode: true }), this.#client.query(copyFrom(sql)))
    } catch (error) {
      if (error === sourceError) throw error
      return this.#fail(error)
    }
    return { command: 'COPY', count, rows: [] }
  }

  readonly #fail = (failure: unknown): never => {
    const error = toDatabaseError(failure)
    if (endsConnection(error)) this.#broken = true
    throw error
  }
}

const nothing = { command: '', rowCount: 0, rows: [] }

// Statements that steer a transaction are not worth a name.
const isControl = (sql: string): boolean =>
  /^(start transaction|commit|rollback|savepoint|release savepoint)\b/.test(sql)
