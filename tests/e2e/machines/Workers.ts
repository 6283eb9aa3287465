import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

interface Reply {
  readonly status: number
  readonly body: unknown
}

/** What a caller had to send again, as it got no answer. */
export interface Repeated {
  readonly line: string
  readonly why: string
}

/**
 * A program that sends what got no answer again, with the key that it had, as docs/operations.md tells other systems
 * to.
 */
export class Workers {
  /** Of calls that the proxy may repeat by itself: those with a key, and those that read. */
  readonly repeated: Repeated[] = []
  /** Of calls without a key, which it sends once. */
  readonly repeatedUnkeyed: Repeated[] = []
  calls = 0
  readonly #url: string
  readonly #stopping = new AbortController()
  readonly #running: Promise<void>[] = []

  constructor(url: string) {
    this.#url = url
  }

  /** One call, until it is answered. Throws where the answer is no success. */
  async send<T>(line: string, token: string, body?: unknown, { keyed = true } = {}): Promise<T> {
    const [method, path] = line.split(' ') as [string, string]
    const key: Record<string, string> = keyed && method !== 'GET' ? { 'Idempotency-Key': randomUUID() } : {}
    const once = async (): Promise<Reply> => {
      const reply = await fetch(`${this.#url}/${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          Language: 'en',
          ...key,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await reply.text()
      return { status: reply.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text }
    }
    this.calls += 1
    for (;;) {
      const reply = await once().catch((error: unknown) => String((error as Error).cause ?? error))
      const why =
        typeof reply === 'string'
          ? reply
          : [502, 503, 504].includes(reply.status)
            ? `${reply.status} ${JSON.stringify(reply.body)}`
            : undefined
      if (why === undefined) {
        const { status, body: answer } = reply as Reply
        if (status >= 400) throw new Error(`${line} answered ${status}: ${JSON.stringify(answer)}`)
        return answer as T
      }
      const list = keyed ? this.repeated : this.repeatedUnkeyed
      list.push({ line, why })
      await wait(50)
    }
  }

  /**
   * Does the work again and again until all stop. They pause as people do, so that a host that starts beside them gets
   * the processor, too.
   */
  run(work: () => Promise<unknown>): void {
    this.#running.push(
      (async () => {
        while (!this.#stopping.signal.aborted) {
          await work()
          await wait(200)
        }
      })(),
    )
  }

  /** Lets what is under way end; throws what any of them met. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all(this.#running)
  }

  /** Waits until so many more calls were answered; throws what any worker met meanwhile. */
  async more(calls: number): Promise<void> {
    const until = this.calls + calls
    const done = (async () => {
      while (this.calls < until) await wait(20)
    })()
    await Promise.race([done, ...this.#running])
  }
}
