const patience = 3_000

/**
 * Runs the task when the browser has nothing more urgent to do, after a few seconds at the latest. The result undoes what the task
 * did, or keeps it from running.
 */
export const afterFirstPage = (task: () => () => void): (() => void) => {
  let undo: (() => void) | undefined
  const run = (): void => { undo = task() }
  // Not every browser tells when it is idle.
  const isTold = typeof window.requestIdleCallback === 'function'
  const handle = isTold ? window.requestIdleCallback(run, { timeout: patience }) : window.setTimeout(run, patience / 2)
  return () => {
    if (isTold) window.cancelIdleCallback(handle)
    else window.clearTimeout(handle)
    undo?.()
  }
}
