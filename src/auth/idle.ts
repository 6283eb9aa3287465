/** Without an operation for longer than this the session is given up: spec §9. */
export const idleLimit = 900_000
const checkEvery = 10_000
const noteEvery = 5_000
const key = 'lastOperation'

const operations = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Calls once when no page of this browser has been operated for longer than the limit, counted from now. Pages tell each other
 * of operations, so that a page in the background does not end the work in another. Answers how to stop watching.
 */
export const watchIdle = (onIdle: () => void, limit: number = idleLimit): (() => void) => {
  let last = Date.now()

  const note = (): void => {
    const now = Date.now()
    // Asked before it is noted: what wakes a page that was idle too long comes too late.
    if (now - lastAnywhere() > limit) return
    if (now - last < noteEvery) return
    last = now
    localStorage.setItem(key, String(now))
  }
  const lastAnywhere = (): number => Math.max(last, Number(localStorage.getItem(key)) || 0)
  const stop = (): void => {
    clearInterval(timer)
    operations.forEach(operation => window.removeEventListener(operation, note))
  }
  const timer = setInterval(() => {
    if (Date.now() - lastAnywhere() <= limit) return
    stop()
    onIdle()
  }, checkEvery)

  localStorage.setItem(key, String(last))
  operations.forEach(operation => window.addEventListener(operation, note, { passive: true }))
  return stop
}
