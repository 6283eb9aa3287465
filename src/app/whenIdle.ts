const patience = 3_000

/** Settles when the browser has nothing more urgent to do, after a few seconds at the latest; at once where it does not tell. */
export const whenIdle = (): Promise<void> => new Promise(resolve => {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => resolve(), { timeout: patience })
  else resolve()
})
