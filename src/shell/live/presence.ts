/** Whether anybody could look at this page: it is in front, or was not long ago, and there is a network. */
export interface Presence {
  isHere(): boolean
  /** Calls the listener when that changed, and when the page comes to the front. The result stops that. */
  watch(listener: () => void): () => void
}

/** A page in the background for longer than this gives its connection up until somebody comes back to it. */
const longHidden = 5 * 60_000

/** The presence of this browser page. */
export const createPresence = (patience: number = longHidden): Presence => {
  let isAway = false
  return {
    isHere: () => navigator.onLine && !isAway,
    watch(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const leave = (): void => {
        isAway = true
        listener()
      }
      const look = (): void => {
        clearTimeout(timer)
        if (document.visibilityState === 'hidden') {
          timer = setTimeout(leave, patience)
          return
        }
        isAway = false
        listener()
      }
      document.addEventListener('visibilitychange', look)
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', look)
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
  }
}
