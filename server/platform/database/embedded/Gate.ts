import { DatabaseError } from '../DatabaseError.ts'

interface Waiter {
  exclusive: boolean
  admit(): void
}

/**
 * Order in front of a database of one session: single statements pass together (the session takes them one after
 * another), a transaction passes alone. First come, first served. Waiting too long is an error, because the usual cause
 * is a statement outside of the transaction that waits inside it for its end.
 */
export class Gate {
  readonly #limit: number
  readonly #queue: Waiter[] = []
  #shared = 0
  #exclusive = false

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Waits for entry and returns the function that gives it back (calling it twice does no harm). */
  async enter(exclusive: boolean): Promise<() => void> {
    if (this.#queue.length || !this.#mayEnter(exclusive)) await this.#wait(exclusive)
    else this.#take(exclusive)
    let left = false
    return () => {
      if (left) return
      left = true
      if (exclusive) this.#exclusive = false
      else this.#shared--
      this.#admitNext()
    }
  }

  #mayEnter(exclusive: boolean): boolean {
    return !this.#exclusive && !(exclusive && this.#shared > 0)
  }

  #take(exclusive: boolean): void {
    if (exclusive) this.#exclusive = true
    else this.#shared++
  }

  #admitNext(): void {
    for (let next = this.#queue[0]; next && this.#mayEnter(next.exclusive); next = this.#queue[0]) {
      this.#queue.shift()
      this.#take(next.exclusive)
      next.admit()
    }
  }

  #wait(exclusive: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { exclusive, admit: () => (clearTimeout(timer), resolve()) }
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1)
        this.#admitNext()
        const message = `The embedded database was busy for ${this.#limit} ms; does a transaction wait for a statement outside of itself?`
        reject(new DatabaseError({ code: '55P03', message }))
      }, this.#limit)
      this.#queue.push(waiter)
    })
  }
}
