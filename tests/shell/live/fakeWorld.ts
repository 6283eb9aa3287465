import type { LiveSocket, LiveWorld } from '../../../src/shell/live/connection.ts'

interface Timer {
  readonly at: number
  readonly task: () => void
}

/** A socket that the test plays the server of. */
export class FakeSocket implements LiveSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onclose: ((event: { readonly code: number }) => void) | null = null
  readonly sent: unknown[] = []
  isClosed = false
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.isClosed = true
  }

  /** The server takes the connection and the greeting. */
  welcome(): void {
    this.onopen?.()
    this.says({ ready: true })
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  /** The server, or the network, ends it. */
  ends(code = 1006): void {
    this.onclose?.({ code })
  }
}

/** A world whose clock, chance, network and servers are the test's. */
export class FakeWorld implements LiveWorld {
  readonly sockets: FakeSocket[] = []
  chance = 0
  given: string | undefined = 'token'
  private now = 0
  private here = true
  private timers: Timer[] = []
  private readonly watchers = new Set<() => void>()

  readonly presence = {
    isHere: () => this.here,
    watch: (listener: () => void) => {
      this.watchers.add(listener)
      return () => {
        this.watchers.delete(listener)
      }
    },
  }
  connect(): FakeSocket {
    const socket = new FakeSocket()
    this.sockets.push(socket)
    return socket
  }
  token(): string | undefined {
    return this.given
  }
  age(): number {
    return this.now
  }
  random(): number {
    return this.chance
  }
  after(milliseconds: number, task: () => void): () => void {
    const timer = { at: this.now + milliseconds, task }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter(one => one !== timer)
    }
  }

  /** The socket that was opened last. */
  get socket(): FakeSocket {
    const last = this.sockets.at(-1)
    if (!last) throw new Error('No connection was opened')
    return last
  }
  advance(milliseconds: number): void {
    const end = this.now + milliseconds
    for (;;) {
      const next = this.timers.filter(timer => timer.at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.timers = this.timers.filter(timer => timer !== next)
      this.now = next.at
      next.task()
    }
    this.now = end
  }
  /** The page goes to where nobody sees it, or comes back. */
  setHere(here: boolean): void {
    this.here = here
    for (const watcher of this.watchers) watcher()
  }
}
