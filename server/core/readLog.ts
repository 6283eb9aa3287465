import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { isTransient } from '../platform/database/DatabaseError.ts'
import { Statement } from './statement.ts'
import type { Origin } from './origin.ts'
import type { ReadKind } from './tables.ts'

/** One look at something sensitive. */
export interface ReadEntry extends Origin {
  readonly resource: string
  /** null for an export, and for a search by what is masked. */
  readonly record: number | null
  readonly kind: ReadKind
  readonly operator: number | null
  readonly at: Date
  readonly requestId: string
}

interface Batch {
  readonly entries: ReadEntry[]
  readonly written: Promise<void>
}

/**
 * Writes the log of reads before the answers go out. Looks that happen while a batch is being written share the next
 * one, so that many concurrent reads cost one statement and one commit.
 */
export class ReadLog {
  readonly #db: Kysely<Tables>
  #writing: Promise<void> = Promise.resolve()
  #next: Batch | undefined

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  /** Resolves when the entry is stored. Throws DatabaseError, and then the answer must not go out. */
  add(entry: ReadEntry): Promise<void> {
    const batch = this.#next ?? this.#open()
    batch.entries.push(entry)
    return batch.written
  }

  #open(): Batch {
    const entries: ReadEntry[] = []
    const written = this.#writing.then(() => {
      this.#next = undefined
      return this.#write(entries)
    })
    this.#writing = written.catch(() => undefined)
    this.#next = { entries, written }
    return this.#next
  }

  async #write(entries: readonly ReadEntry[]): Promise<void> {
    const insert = () => {
      const statement = new Statement()
      const column = (type: string, value: (entry: ReadEntry) => unknown) =>
        `${statement.bind(entries.map(value))}::${type}[]`
      return statement.run(
        this.#db,
        `insert into read_log (resource, record, kind, operator, at, request_id, ip, browser, milliseconds, api_token) select * from unnest(${[
          column('text', entry => entry.resource),
          column('integer', entry => entry.record),
          column('text', entry => entry.kind),
          column('integer', entry => entry.operator),
          column('timestamptz', entry => entry.at),
          column('text', entry => entry.requestId),
          column('text', entry => entry.ip),
          column('text', entry => entry.browser),
          column('integer', entry => entry.milliseconds),
          column('integer', entry => entry.api_token),
        ].join(', ')})`,
      )
    }
    try {
      await insert()
    } catch (error) {
      if (!isTransient(error)) throw error
      await insert()
    }
  }
}
