/**
 * Which statements of one connection are prepared on the server under a name. A statement gets one when it comes for
 * the second time; the one unused longest gives its place up. Names are never used again, so a plan cannot be mistaken.
 */
export class StatementNames {
  readonly #capacity: number
  readonly #seen = new Set<string>()
  readonly #names = new Map<string, string>()
  #count = 0

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** The name to run this statement with, if any, and the name to be freed for it, if any. */
  next(sql: string): { name?: string; free?: string } {
    const known = this.#names.get(sql)
    if (known) {
      this.#names.delete(sql) // put it last, so that the first is the one used longest ago
      this.#names.set(sql, known)
      return { name: known }
    }
    if (this.#capacity === 0) return {}
    if (!this.#seen.delete(sql)) {
      if (this.#seen.size >= 1000) this.#seen.clear()
      this.#seen.add(sql)
      return {}
    }
    const oldest = this.#names.size >= this.#capacity ? this.#names.entries().next().value : undefined
    if (oldest) this.#names.delete(oldest[0])
    const name = `s${++this.#count}`
    this.#names.set(sql, name)
    return oldest ? { name, free: oldest[1] } : { name }
  }

  /** Drops a statement whose plan is out of date; returns the name to be freed. */
  forget(sql: string): string | undefined {
    const name = this.#names.get(sql)
    this.#names.delete(sql)
    return name
  }
}
