/** Reads what the pages of this browser share; undefined where there is nothing, or where the browser keeps nothing. */
export const readShared = (key: string): string | undefined => {
  try {
    return window.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Shares a text with the other pages of this browser; undefined takes it back. */
export const share = (key: string, value: string | undefined): void => {
  try {
    if (value === undefined) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing shares nothing: each page is on its own.
  }
}
