import { useEffect, useState } from 'react'

/** Tables do not wait longer for a browser that has always something to do. Milliseconds. */
const patience = 1_000

/**
 * Whether the browser has been without work since the part was first drawn: figures and charts, which are seen first,
 * are drawn then.
 */
export const useIsQuiet = (): boolean => {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    // Not every browser tells when it is idle.
    if (typeof window.requestIdleCallback !== 'function') return setQuiet(true)
    const asked = window.requestIdleCallback(() => setQuiet(true), { timeout: patience })
    return () => window.cancelIdleCallback(asked)
  }, [])
  return isQuiet
}
