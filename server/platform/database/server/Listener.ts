import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { DatabaseLog } from '../Database.ts'
import { DatabaseLockedError } from '../DatabaseLockedError.ts'
import { Handlers } from '../Handlers.ts'
import { servingKey } from '../hostsServing.ts'
import { toDatabaseError } from './toDatabaseError.ts'
import { whenFree } from './whenFree.ts'

const inUse = 'Other processes have this database open: stop the hosts and commands that use it first.'
const beingReplaced = 'This database is being restored: start again when that has ended.'

export interface ListenerOptions {
  /** Be alone with the database. */
  exclusive: boolean
  /** Milliseconds to wait for the connection when it is opened. */
  waitLimit: number
  log: DatabaseLog | undefined
}

// Any fixed number does; whoever has the database open shares it, and who replaces what is in it has it alone.
const presenceKey = 4_710_238

/**
 * A connection of its own, made again when it is lost: it hears notifications, and it holds the locks that last longer
 * than a transaction, that somebody is there among them.
 */
export class Listener {
  readonly #config: ClientConfig
  readonly #options: ListenerOptions
  readonly #handlers: Handlers
  readonly #stop = new AbortController()
  #client: Promise<Client> | undefined
  #alone: Promise<unknown> = Promise.resolve()
  #serves = false

  constructor(config: ClientConfig, options: ListenerOptions) {
    this.#config = config
    this.#options = options
    this.#handlers = new Handlers(options.log)
  }

  /** Throws `DatabaseError`, and `DatabaseLockedError` where others have the database open or one is alone with it. */
  async open(): Promise<void> {
    this.#client = whenFree(() => this.#connect(), { limit: this.#options.waitLimit })
    await this.#client
  }

  /** Resolves when the server has confirmed; throws `DatabaseError`. */
  async listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>> {
    const remove = this.#handlers.add(channel, handler)
    try {
      const client = await this.#client
      if (!client) throw new TypeError('The connection was not opened')
      await client.query(`listen ${channel}`)
    } catch (error) {
      remove()
      throw toDatabaseError(error)
    }
    return async () => remove()
  }

  /** Says that this host serves requests, for as long as it lives. */
  async serve(): Promise<void> {
    this.#serves = true
    const client = await this.#client
    await client?.query('select pg_advisory_lock_shared($1::bigint)', [servingKey])
  }

  /** Runs the work while nobody else does work of that number on this database. */
  alone<T>(key: number, work: () => Promise<T>): Promise<T> {
    // Locks keep sessions apart, and this is one: its own work comes one after another.
    const turn = this.#alone.then(() => this.#locked(key, work))
    this.#alone = turn.catch(() => undefined)
    return turn
  }

  async #locked<T>(key: number, work: () => Promise<T>): Promise<T> {
    const client = await this.#client
    await client?.query('select pg_advisory_lock($1::bigint)', [key])
    try {
      return await work()
    } finally {
      // Where the connection was lost, the lock went with it.
      await client?.query('select pg_advisory_unlock($1::bigint)', [key]).catch(() => undefined)
    }
  }

  async close(): Promise<void> {
    this.#stop.abort()
    const client = await this.#client?.catch(() => undefined)
    await client?.end().catch(() => undefined)
  }

  async #connect(): Promise<Client> {
    const client = new Client(this.#config)
    client.on('notification', ({ channel, payload }) => this.#handlers.call(channel, payload ?? ''))
    client.on('error', () => undefined) // 'end' follows
    await client.connect()
    try {
      await this.#settle(client)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    client.once('end', () => {
      if (this.#stop.signal.aborted) return
      this.#client = this.#reconnect()
      this.#client.catch(() => undefined) // only when it is closed meanwhile
    })
    return client
  }

  /** Says that somebody is there. */
  async #settle(client: Client): Promise<void> {
    const { exclusive } = this.#options
    const take = exclusive ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
    const { rows } = await client.query<{ taken: string }>(`select ${take}($1::bigint)::text as taken`, [presenceKey])
    if (rows[0]?.taken !== 'true') throw new DatabaseLockedError(exclusive ? inUse : beingReplaced)
    if (this.#serves) await client.query('select pg_advisory_lock_shared($1::bigint)', [servingKey])
  }

  async #reconnect(): Promise<Client> {
    for (let pause = 100; ; pause = Math.min(pause * 2, 10_000)) {
      await wait(pause * (0.5 + Math.random() / 2), undefined, { signal: this.#stop.signal })
      try {
        const client = await this.#connect()
        for (const channel of this.#handlers.channels) await client.query(`listen ${channel}`)
        this.#options.log?.info({}, 'listening to the database again')
        return client
      } catch (error) {
        this.#options.log?.warn({ err: toDatabaseError(error) }, 'the listening connection is lost')
      }
    }
  }
}
