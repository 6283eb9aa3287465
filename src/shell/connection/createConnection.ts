/** Whether the server can be reached, as far as this page knows. */
export interface Connection {
  /** Whether it cannot; a single call that failed is no proof. */
  isLost(): boolean
  subscribe(listener: () => void): () => void
  /** Told how each call ended: its status, 0 where no answer came. */
  heard(status: number): void
  /** Looks at once whether it can be reached again. */
  look(): void
  /** Settles as soon as the server can be reached: at once where nothing speaks against it. */
  restored(): Promise<void>
  /** Listens to what the browser says about its network; answers how to stop. */
  watch(): () => void
}

export interface ConnectionOptions {
  /** Asks the server for a sign of life; never rejects. */
  readonly probe: () => Promise<boolean>
  /** Milliseconds between looks while it is lost; the last one is repeated. */
  readonly delays?: readonly number[]
}

const backOff = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const

/** Statuses that no server of ours needs to have sent: none at all, or a gateway's. */
const isSilence = (status: number): boolean => [0, 502, 503, 504].includes(status)

/**
 * Believes a lost connection only when the browser says so or a sign of life stays out as well, and then looks again
 * and again, each time a little later, until there is one.
 */
export const createConnection = ({ probe, delays = backOff }: ConnectionOptions): Connection => {
  const listeners = new Set<() => void>()
  const waiting = new Set<() => void>()
  let lost = false
  let looking = false
  let looks = 0
  let doubts = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const become = (next: boolean): void => {
    if (!next) {
      clearTimeout(timer)
      looks = 0
      waiting.forEach(resolve => resolve())
      waiting.clear()
      if (navigator.onLine) doubts = 0
      else {
        // A sign of life may have come just before the network went, of which the browser has told already.
        timer = setTimeout(look, delays[Math.min(doubts, delays.length - 1)])
        doubts += 1
      }
    }
    if (lost === next) return
    lost = next
    listeners.forEach(listener => listener())
  }

  const look = (): void => {
    if (looking) return
    looking = true
    clearTimeout(timer)
    void probe().then(alive => {
      looking = false
      become(!alive)
      if (alive) return
      timer = setTimeout(look, delays[Math.min(looks, delays.length - 1)])
      looks += 1
    })
  }

  return {
    isLost: () => lost,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    heard(status) {
      if (!isSilence(status)) become(false)
      else if (!lost) look()
    },
    look,
    restored: () =>
      new Promise(resolve => {
        if (!lost && !looking) resolve()
        else waiting.add(resolve)
      }),
    watch() {
      const offline = (): void => {
        become(true)
        look()
      }
      window.addEventListener('offline', offline)
      window.addEventListener('online', look)
      if (!navigator.onLine) offline()
      return () => {
        window.removeEventListener('offline', offline)
        window.removeEventListener('online', look)
      }
    },
  }
}
