import type { DatabaseLog } from './Database.ts'

type Handler = (payload: string) => void

/** Who listens to which channel. A handler that throws is logged and does not keep others from being called. */
export class Handlers {
  readonly #byChannel = new Map<string, Set<{ handle: Handler }>>()
  readonly #log: DatabaseLog | undefined

  constructor(log: DatabaseLog | undefined) {
    this.#log = log
  }

  get channels(): string[] {
    return [...this.#byChannel.keys()]
  }

  /** Returns the function that removes the handler again. */
  add(channel: string, handle: Handler): () => void {
    const entry = { handle }
    const entries = this.#byChannel.get(channel) ?? new Set()
    this.#byChannel.set(channel, entries.add(entry))
    return () => {
      entries.delete(entry)
    }
  }

  /** Calls the handlers of a channel, each one in a task of its own. */
  call(channel: string, payload: string): void {
    for (const { handle } of this.#byChannel.get(channel) ?? []) {
      queueMicrotask(() => {
        try {
          handle(payload)
        } catch (error) {
          this.#log?.error({ err: error, channel }, 'a listener failed')
        }
      })
    }
  }
}
