import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** How far below what is in sight something is asked for already. */
const ahead = '400px'

/**
 * Whether something is, or once was, about to come into sight: what stands far down the page asks for nothing before.
 */
export const useSeen = (box: RefObject<HTMLElement | null>): boolean => {
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isSeen || !box.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: ahead },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [isSeen, box])
  return isSeen
}
