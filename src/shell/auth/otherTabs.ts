const channel = 'session'

/** Tells the other tabs of this browser to look at the token: somebody signed in or out. */
export const announceToken = (): void => {
  if (typeof BroadcastChannel === 'undefined') return
  const tabs = new BroadcastChannel(channel)
  tabs.postMessage('token')
  tabs.close()
}

/**
 * Milliseconds after which a cookie that another tab changed is seen here for certain: the message may be here before
 * it.
 */
const cookieLag = 1_000

/** Calls when the token may have changed: another tab said so, or this one is looked at again. Answers how to stop. */
export const watchOtherTabs = (look: () => void): (() => void) => {
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channel)
  let again: ReturnType<typeof setTimeout> | undefined
  tabs?.addEventListener('message', () => {
    look()
    clearTimeout(again)
    again = setTimeout(look, cookieLag)
  })
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    tabs?.close()
    clearTimeout(again)
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}
