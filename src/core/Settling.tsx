import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** So long after one part came the next one is waited for. Milliseconds. */
const patience = 2500

const numberAwaited = (page: Element | null): number => page?.querySelectorAll('.awaited, .MuiSkeleton-root').length ?? 0

/**
 * A page that shows its parts from top to bottom while they come: what stands below or behind a part that is awaited would move with it, so it is seen with it, or
 * when nothing more comes (plain.css). A list holds its rows by itself.
 */
export const Settling = ({ children }: { children: ReactNode }) => {
  const page = useRef<HTMLDivElement>(null)
  const [isSettling, setSettling] = useState(true)
  useEffect(() => {
    let before: number | undefined
    const timer = setInterval(() => {
      const now = numberAwaited(page.current)
      if (now !== before) before = now
      else {
        clearInterval(timer)
        setSettling(false)
      }
    }, patience)
    return () => clearInterval(timer)
  }, [])
  return <div ref={page} className={isSettling ? 'settling' : ''}>{children}</div>
}
