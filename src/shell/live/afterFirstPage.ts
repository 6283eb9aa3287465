const patience = 3_000

/**
 * Starts something when the browser has nothing more urgent to do, after a few seconds at the latest; where its code
 * cannot be loaded the page goes on without. The result stops it, or keeps it from starting.
 */
export const afterFirstPage = (start: () => Promise<() => void>): (() => void) => {
  let isCancelled = false
  let stop: (() => void) | undefined
  const run = (): void => {
    start().then(
      stopIt => {
        stop = stopIt
        if (isCancelled) stop()
      },
      (error: unknown) => console.warn(error),
    )
  }
  // Not every browser tells when it is idle.
  const isTold = typeof window.requestIdleCallback === 'function'
  const handle = isTold ? window.requestIdleCallback(run, { timeout: patience }) : window.setTimeout(run, patience / 2)
  return () => {
    isCancelled = true
    if (isTold) window.cancelIdleCallback(handle)
    else window.clearTimeout(handle)
    stop?.()
  }
}
