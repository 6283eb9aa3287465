import { useCallback, useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Which ends of a row lie outside of it. */
export interface Overflow {
  readonly before: boolean
  readonly after: boolean
}

const none: Overflow = { before: false, after: false }

const overflowOf = ({ scrollLeft, scrollWidth, clientWidth }: Element): Overflow =>
  ({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 })

/** Lets the wheel scroll a row sideways; tells at which ends there is more, and scrolls on by about what is in sight. */
export const useOverflow = (row: RefObject<HTMLElement | null>, content: unknown): [Overflow, (direction: 1 | -1) => void] => {
  const [overflow, setOverflow] = useState(none)
  const look = useCallback(() => {
    const now = row.current ? overflowOf(row.current) : none
    setOverflow(before => (before.before === now.before && before.after === now.after ? before : now))
  }, [row])

  // With the next frame, which lays the page out anyway: asking at once would have it laid out once more.
  useEffect(() => {
    const frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [look, content])
  useEffect(() => {
    const element = row.current
    if (!element) return
    const wheel = (event: WheelEvent) => {
      if (event.deltaX !== 0 || element.scrollWidth <= element.clientWidth) return
      event.preventDefault()
      element.scrollLeft += event.deltaY
    }
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [row, look])

  const scroll = useCallback((direction: 1 | -1) => {
    const element = row.current
    if (element) element.scrollLeft += direction * element.clientWidth * 0.8
  }, [row])
  return [overflow, scroll]
}
