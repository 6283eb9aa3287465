import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { DatabaseLog } from '../Database.ts'
import { Handlers } from '../Handlers.ts'
import { toDatabaseError } from './toDatabaseError.ts'

/** A connection of its own for LISTEN, made when somebody listens for the first time and made again when it is lost. */
export class Listener {
  readonly #config: ClientConfig
  readonly #log: DatabaseLog | undefined
  readonly #handlers: Handlers
  readonly #stop = new AbortController()
  #client: Promise<Client> | undefined

  constructor(config: ClientConfig, log: DatabaseLog | undefined) {
    this.#config = config
    this.#log = log
    this.#handlers = new Handlers(log)
  }

  /** Resolves when the server has confirmed; throws `DatabaseError`. */
  async listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>> {
    const remove = this.#handlers.add(channel, handler)
    try {
      const client = await (this.#client ??= this.#connect())
      await client.query(`listen ${channel}`)
    } catch (error) {
      remove()
      throw toDatabaseError(error)
    }
    return async () => remove()
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
    try {
      await client.connect()
    } catch (error) {
      this.#client = undefined
      throw error
    }
    client.once('end', () => {
      if (this.#stop.signal.aborted) return
      this.#client = this.#reconnect()
      this.#client.catch(() => undefined) // only when it is closed meanwhile
    })
    return client
  }

  async #reconnect(): Promise<Client> {
    for (let pause = 100; ; pause = Math.min(pause * 2, 10_000)) {
      await wait(pause * (0.5 + Math.random() / 2), undefined, { signal: this.#stop.signal })
      try {
        const client = await this.#connect()
        for (const channel of this.#handlers.channels) await client.query(`listen ${channel}`)
        this.#log?.info({}, 'listening to the database again')
        return client
      } catch (error) {
        this.#log?.warn({ err: toDatabaseError(error) }, 'the listening connection is lost')
      }
    }
  }
}
