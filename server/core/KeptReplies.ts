import type { Cache, CachedAbout, CachedEntry, CacheFigures } from '../platform/caches/Caches.ts'
import type { Database } from '../platform/database/Database.ts'
import { joined } from './actions/joined.ts'
import type { Keeping } from './contract.ts'
import type { Execution } from './execution.ts'
import { rowsContextOf } from './hooks.ts'
import type { Values } from './requestInput.ts'
import { sha256 } from './sha256.ts'
import { isWritten, statesOf, trackedTables } from './tableChanges.ts'

interface Kept {
  readonly state: string
  readonly reply: unknown
  /** It holds from the one moment to before the other, in milliseconds. */
  readonly since: number
  readonly until: number
  readonly characters: number
  readonly about: CachedAbout
}

/** About what a character takes; most are Chinese. */
const bytesOfOne = 2

/** Most characters of all replies together: some thirty megabytes. */
const mostKept = 16_000_000

type Tables = readonly string[]

/**
 * Replies for callers who are told the same. One is used for as long as the tables that it rests on have not been written on any host, and until the moment from which it would be another
 * one by itself; nobody is ever told something older.
 */
export class KeptReplies implements Cache {
  readonly kind = 'clientReply'
  readonly #kept = new Map<string, Kept>()
  readonly #database: Pick<Database, 'db'>
  readonly #most: number
  readonly #stateOf: (tables: Tables) => Promise<string>
  #tracked: Promise<ReadonlySet<string>> | undefined
  #characters = 0
  #hits = 0
  #misses = 0

  constructor(database: Pick<Database, 'db'>, most = mostKept) {
    this.#database = database
    this.#most = most
    // Whoever asks is told how things stand after they asked; those who ask while others are told are told together.
    this.#stateOf = joined<Tables, string>(async all => {
      const tables = [...new Set(all.flat())]
      const states = await statesOf(database, tables)
      return all.map(asked => asked.map(table => states[tables.indexOf(table)]).join('; '))
    })
  }

  figures(): CacheFigures {
    return { keys: this.#kept.size, bytes: this.#characters * bytesOfOne, hits: this.#hits, misses: this.#misses }
  }

  entries(most: number): readonly CachedEntry[] {
    return [...this.#kept].slice(-most).map(([key, { characters, until, about }]) =>
      ({ name: nameOf(key), bytes: characters * bytesOfOne, until: until === Infinity ? null : new Date(until).toISOString(), about }))
  }

  clear(name?: string): void {
    for (const key of [...this.#kept.keys()]) if (name === undefined || nameOf(key) === name) this.#forget(key)
  }

  /** The reply that is kept, the same object each time, or the one that is read now and kept if it can be. */
  async reply(call: Execution, { tables, audience, read }: Keeping<Values, unknown>, asked: Values): Promise<unknown> {
    const context = rowsContextOf(call)
    if (!await this.#areTracked(tables)) return (await read(asked, context)).reply
    const key = JSON.stringify([call.resource.name, call.name, call.language, asked, audience(context)])
    const now = call.now.getTime()
    const state = await this.#stateOf(tables)
    const known = this.#kept.get(key)
    if (known?.state === state && known.since <= now && now < known.until) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      this.#hits += 1
      return known.reply
    }
    this.#misses += 1
    this.#forget(key)
    const isUnsettled = await isWritten(this.#database, tables)
    const { reply, until } = await read(asked, context)
    const characters = JSON.stringify(reply).length
    if (!isUnsettled) this.#keep(key, { state, reply, since: now, until: until?.getTime() ?? Infinity, characters, about: { resource: call.resource.name, language: call.language } })
    return reply
  }

  async #areTracked(tables: Tables): Promise<boolean> {
    const tracked = await (this.#tracked ??= trackedTables(this.#database).catch(error => { this.#tracked = undefined; throw error }))
    return tables.every(table => tracked.has(table))
  }

  #forget(key: string): void {
    this.#characters -= this.#kept.get(key)?.characters ?? 0
    this.#kept.delete(key)
  }

  #keep(key: string, kept: Kept): void {
    this.#forget(key)
    this.#kept.set(key, kept)
    this.#characters += kept.characters
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#most) return
      this.#forget(oldest)
    }
  }
}

/** What was asked for may name people; this tells entries apart. */
const nameOf = (key: string): string => sha256(key).slice(0, 24)
