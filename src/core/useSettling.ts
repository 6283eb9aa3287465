import { useEffect, useState } from 'react'

/** Longer than the parts of a page take to come, and as long as the others wait for one at most. Milliseconds. */
const most = 5000

/**
 * The class of what shows its parts from top to bottom while a page comes: what stands below a part that is awaited would move with it, so it is seen with it, or
 * when that takes too long.
 */
export const useSettling = (): string => {
  const [isSettling, setSettling] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setSettling(false), most)
    return () => clearTimeout(timer)
  }, [])
  return isSettling ? 'settling' : ''
}
