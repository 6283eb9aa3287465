const channel = 'session'

/** Tells the other tabs of this browser to look at the token: somebody signed in or out. */
export const announceToken = (): void => {
  if (typeof BroadcastChannel === 'undefined') return
  const tabs = new BroadcastChannel(channel)
  tabs.postMessage('token')
  tabs.close()
}

/** Calls when the token may have changed: another tab said so, or this one is looked at again. Answers how to stop. */
export const watchOtherTabs = (look: () => void): (() => void) => {
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channel)
  tabs?.addEventListener('message', look)
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    tabs?.close()
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}
