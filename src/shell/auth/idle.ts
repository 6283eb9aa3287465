import { readShared, share } from './shared.ts'

/** Without an operation for longer than this the session is given up: spec §9. */
export const idleLimit = 900_000
const checkEvery = 10_000
const noteEvery = 5_000
const lastKey = 'lastOperation'
/**
 * Set while a session is to be given up, so that every page of the browser says so, one that is opened meanwhile
 * included.
 */
const idleKey = 'idleSince'

const operations = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** To be called whenever a session begins or ends: what the one before was idle for does not count. */
export const forgetIdle = (): void => share(idleKey, undefined)

/**
 * Calls once when no page of this browser has been operated for longer than the limit, counted from now, or another
 * page found so. Pages tell each other of operations, so that a page in the background does not end the work in
 * another. What is measured is the clock on the wall, which goes on while a computer sleeps. Answers how to stop
 * watching.
 */
export const watchIdle = (onIdle: () => void, limit: number = idleLimit): (() => void) => {
  let last = Date.now()

  const noted = (now: number): void => {
    last = now
    share(lastKey, String(now))
  }
  const lastAnywhere = (now: number): number => {
    const latest = Math.max(last, Number(readShared(lastKey)) || 0)
    // The clock was set back. Counting from a moment yet to come would take too long.
    if (latest > now) noted(now)
    return Math.min(latest, now)
  }
  const note = (): void => {
    const now = Date.now()
    // Asked before it is noted: what wakes a page that was idle too long comes too late.
    if (now - lastAnywhere(now) <= limit && now - last >= noteEvery) noted(now)
  }
  const look = (): void => {
    const now = Date.now()
    const isIdle = now - lastAnywhere(now) > limit
    if (!isIdle && readShared(idleKey) === undefined) return
    stop()
    share(idleKey, String(now))
    onIdle()
  }
  const lookWhenShown = (): void => {
    if (document.visibilityState === 'visible') look()
  }
  const lookWhenTold = ({ key }: StorageEvent): void => {
    if (key === idleKey) look()
  }
  const stop = (): void => {
    clearInterval(timer)
    operations.forEach(operation => window.removeEventListener(operation, note))
    document.removeEventListener('visibilitychange', lookWhenShown)
    window.removeEventListener('storage', lookWhenTold)
  }

  const timer = setInterval(look, checkEvery)
  operations.forEach(operation => window.addEventListener(operation, note, { passive: true }))
  document.addEventListener('visibilitychange', lookWhenShown)
  window.addEventListener('storage', lookWhenTold)
  if (readShared(idleKey) === undefined) noted(last)
  else queueMicrotask(look)
  return stop
}
