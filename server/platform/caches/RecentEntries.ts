import { createHash } from 'node:crypto'
import type { CacheKind } from '../../../resources/cacheKinds.ts'
import type { Cache, CachedAbout, CachedEntry, CacheFigures } from './Caches.ts'

/** What is held, and what is told of it. */
export interface Held<T> {
  readonly value: T
  /** In units of its kind. */
  readonly size: number
  /**
   * The moment from which it no longer holds by itself, in milliseconds; none where it holds until something is
   * written.
   */
  readonly until?: number
  readonly about: CachedAbout
}

interface Room {
  /** The most units of all entries together, and about how many bytes one takes. */
  readonly most: number
  readonly bytesOfOne: number
}

/** Keys are long, and may name who asked for what; this tells them apart. */
const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 24)

/** Entries of one kind in the memory of a host. Where there are too many, those go that were asked for longest ago. */
export class RecentEntries<T> implements Cache {
  readonly kind: CacheKind
  readonly #room: Room
  readonly #held = new Map<string, Held<T>>()
  #size = 0
  #hits = 0
  #misses = 0

  constructor(kind: CacheKind, room: Room) {
    this.kind = kind
    this.#room = room
  }

  figures(): CacheFigures {
    return { keys: this.#held.size, bytes: this.#size * this.#room.bytesOfOne, hits: this.#hits, misses: this.#misses }
  }

  entries(most: number): readonly CachedEntry[] {
    return [...this.#held].slice(-most).map(([key, { size, until, about }]) => ({
      name: nameOf(key),
      bytes: size * this.#room.bytesOfOne,
      until: until === undefined ? null : new Date(until).toISOString(),
      about,
    }))
  }

  clear(name?: string): void {
    for (const key of [...this.#held.keys()]) if (name === undefined || nameOf(key) === name) this.#forget(key)
  }

  /** What is held under the key, if it still holds; else it is forgotten. */
  find(key: string, holds: (value: T) => boolean): T | undefined {
    const known = this.#held.get(key)
    if (!known) return undefined
    this.#held.delete(key)
    if (holds(known.value)) {
      this.#held.set(key, known)
      return known.value
    }
    this.#size -= known.size
    return undefined
  }

  /** Counts an answer: one that was there, or one that had to be worked out. */
  count(wasThere: boolean): void {
    if (wasThere) this.#hits += 1
    else this.#misses += 1
  }

  keep(key: string, held: Held<T>): void {
    this.#forget(key)
    this.#held.set(key, held)
    this.#size += held.size
    for (const oldest of this.#held.keys()) {
      if (this.#size <= this.#room.most) return
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    this.#size -= this.#held.get(key)?.size ?? 0
    this.#held.delete(key)
  }
}
