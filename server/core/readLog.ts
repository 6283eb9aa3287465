import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { isTransient } from '../platform/database/DatabaseError.ts'
import { writeReads } from './readEntry.ts'
import type { ReadEntry } from './readEntry.ts'

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
    try {
      await writeReads(this.#db, entries)
    } catch (error) {
      if (!isTransient(error)) throw error
      await writeReads(this.#db, entries)
    }
  }
}
