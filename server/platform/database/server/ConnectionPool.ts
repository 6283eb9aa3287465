import { Pool, type ClientConfig, type PoolClient } from 'pg'
import type { DatabaseLog } from '../Database.ts'
import { toDatabaseError } from './toDatabaseError.ts'
import { whenFree } from './whenFree.ts'

export interface PoolOptions {
  /** Connections at most. */
  size: number
  /** Milliseconds to wait for one. */
  waitLimit: number
  log: DatabaseLog | undefined
}

// The server has to spare some for its other hosts within the time that they wait.
const idleTimeout = 10_000
const keptIdle = 1
const growEvery = 1_000

/**
 * The connections of one host. Where the server has no more, the host makes do with one less than it has and asks for
 * more a little later: so hosts on one server come to share what it has, and one that starts finds a connection.
 */
export class ConnectionPool {
  readonly #pool: Pool
  readonly #options: PoolOptions
  #growing: NodeJS.Timeout | undefined

  constructor(config: ClientConfig, options: PoolOptions) {
    this.#options = options
    this.#pool = new Pool({
      ...config,
      max: options.size,
      min: Math.min(keptIdle, options.size),
      connectionTimeoutMillis: options.waitLimit,
      idleTimeoutMillis: idleTimeout,
    })
    const lost = (error: Error): void =>
      options.log?.warn({ err: toDatabaseError(error) }, 'a database connection was lost')
    this.#pool.on('error', () => undefined) // the connection itself has said so
    this.#pool.on('connect', client => client.on('error', lost)) // unheard it would end the process
  }

  /** Throws `DatabaseError`. */
  take(): Promise<PoolClient> {
    return whenFree(() => this.#pool.connect(), { limit: this.#options.waitLimit, onFull: () => this.#shrink() })
  }

  /** Takes a connection back, or ends it where it is broken or where others need it. */
  give(client: PoolClient, broken: boolean): void {
    client.release(broken || this.#pool.totalCount > this.#pool.options.max)
  }

  async end(): Promise<void> {
    clearInterval(this.#growing)
    await this.#pool.end()
  }

  #shrink(): void {
    this.#pool.options.max = Math.max(1, this.#pool.totalCount - 1)
    if (this.#growing) return
    this.#options.log?.warn({ connections: this.#pool.totalCount }, 'the database server has no connection free')
    this.#growing = setInterval(() => this.#grow(), growEvery)
    this.#growing.unref()
  }

  #grow(): void {
    const { options } = this.#pool
    options.max = Math.min(this.#options.size, options.max + 1)
    if (options.max < this.#options.size) return
    clearInterval(this.#growing)
    this.#growing = undefined
  }
}
