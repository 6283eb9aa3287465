let quiet = false

/** Says that the page ends on purpose, because the session did: nothing may hold it back with a question any more. */
export const leaveQuietly = (): void => {
  quiet = true
}

/** Whether the browser has to ask before the page is closed. */
export const asksBeforeLeaving = (): boolean => !quiet

/** Calls whenever this may be the last chance: the page is hidden, closed, or put away. */
export const hearOfTheEnd = (listener: () => void): void => {
  window.addEventListener('pagehide', listener)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') listener()
  })
}
