import { RecentEntries } from '../platform/caches/RecentEntries.ts'
import type { Database } from '../platform/database/Database.ts'
import { joined } from './actions/joined.ts'
import type { Keeping } from './contract.ts'
import type { Execution } from './execution.ts'
import { rowsContextOf } from './hooks.ts'
import type { Values } from './requestInput.ts'
import { openWrites, statesOf, trackedTables } from './tableChanges.ts'

interface Kept {
  readonly state: string
  readonly reply: unknown
  /** It holds from the one moment to before the other, in milliseconds. */
  readonly since: number
  readonly until: number
}

/** Characters, most of which are Chinese: some thirty megabytes. */
const room = { most: 16_000_000, bytesOfOne: 2 } as const

type Tables = readonly string[]

/**
 * Replies for callers who are told the same. One is used for as long as the tables that it rests on have not been
 * written on any host, and until the moment from which it would be another one by itself; nobody is ever told something
 * older.
 */
export class KeptReplies {
  readonly recent = new RecentEntries<Kept>('clientReply', room)
  readonly #database: Pick<Database, 'db'>
  readonly #stateOf: (tables: Tables) => Promise<string>
  #tracked: Promise<ReadonlySet<string>> | undefined

  constructor(database: Pick<Database, 'db'>) {
    this.#database = database
    // Whoever asks is told how things stand after they asked; those who ask while others are told are told together.
    this.#stateOf = joined<Tables, string>(async all => {
      const tables = [...new Set(all.flat())]
      const states = await statesOf(database, tables)
      return all.map(asked => asked.map(table => states[tables.indexOf(table)]).join('; '))
    })
  }

  /** The reply that is kept, the same object each time, or the one that is read now and kept if it can be. */
  async reply(call: Execution, { tables, audience, read }: Keeping<Values, unknown>, asked: Values): Promise<unknown> {
    const context = rowsContextOf(call)
    if (!(await this.#areTracked(tables))) return (await read(asked, context)).reply
    const key = JSON.stringify([call.resource.name, call.name, call.language, asked, audience(context)])
    const now = call.now.getTime()
    const state = await this.#stateOf(tables)
    const known = this.recent.find(key, kept => kept.state === state && kept.since <= now && now < kept.until)
    this.recent.count(known !== undefined)
    if (known) return known.reply
    const isUnsettled = (await openWrites(this.#database, tables)) !== undefined
    const { reply, until } = await read(asked, context)
    if (isUnsettled) return reply
    this.recent.keep(key, {
      value: { state, reply, since: now, until: until?.getTime() ?? Infinity },
      size: JSON.stringify(reply).length,
      ...(until ? { until: until.getTime() } : {}),
      about: { resource: call.resource.name, language: call.language },
    })
    return reply
  }

  async #areTracked(tables: Tables): Promise<boolean> {
    const tracked = await (this.#tracked ??= trackedTables(this.#database).catch(error => {
      this.#tracked = undefined
      throw error
    }))
    return tables.every(table => tracked.has(table))
  }
}
