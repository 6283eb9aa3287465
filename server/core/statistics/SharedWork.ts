interface UnderWay<T> {
  readonly result: Promise<T>
  readonly stop: AbortController
  waiting: number
}

/**
 * Work whose result several wait for: whoever comes while it is under way waits for the same, and it is stopped when all
 * of them have left.
 */
export class SharedWork<T> {
  readonly #underWay = new Map<string, UnderWay<T>>()

  /** The result of the work of that name, begun if it is not under way. Throws why `signal` was aborted. */
  async join(name: string, signal: AbortSignal, begin: (signal: AbortSignal) => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    const work = this.#underWay.get(name) ?? this.#begin(name, begin)
    work.waiting += 1
    let leave: () => void = () => undefined
    const left = new Promise<never>((_resolve, reject) => {
      leave = () => reject(signal.reason as Error)
    })
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([work.result, left])
    } finally {
      signal.removeEventListener('abort', leave)
      work.waiting -= 1
      // What is left by all is nobody's: who comes now begins anew.
      if (work.waiting === 0) {
        this.#forget(name, work)
        work.stop.abort(signal.reason)
      }
    }
  }

  #begin(name: string, begin: (signal: AbortSignal) => Promise<T>): UnderWay<T> {
    const stop = new AbortController()
    const work: UnderWay<T> = { result: begin(stop.signal), stop, waiting: 0 }
    this.#underWay.set(name, work)
    const end = (): void => this.#forget(name, work)
    void work.result.then(end, end)
    return work
  }

  #forget(name: string, work: UnderWay<T>): void {
    if (this.#underWay.get(name) === work) this.#underWay.delete(name)
  }
}
