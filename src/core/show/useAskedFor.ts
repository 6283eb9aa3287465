import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** What somebody does who has begun to look elsewhere. */
const byHand = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** Milliseconds within which the parts before it have come. */
const longest = 5000

/**
 * Keeps a part of a page in sight while what stands before it still grows, until the reader does something. Answers how
 * to give it up.
 */
const keepInSight = (part: HTMLElement): (() => void) => {
  const again = (): void => part.scrollIntoView({ block: 'start' })
  const grown = new ResizeObserver(again)
  const end = (): void => {
    clearTimeout(timer)
    grown.disconnect()
    byHand.forEach(name => window.removeEventListener(name, end))
  }
  const timer = setTimeout(end, longest)
  byHand.forEach(name => window.addEventListener(name, end, { passive: true }))
  // It tells once at first, which is when the part is brought there.
  grown.observe(document.body)
  return end
}

/**
 * The place of a part of a record's page that addresses lead to by its id (`#comments`): it comes into sight once it is
 * there.
 */
export const useAskedFor = <E extends HTMLElement>(isThere: boolean): RefObject<E | null> => {
  const { hash, key } = useLocation()
  const place = useRef<E>(null)
  useEffect(() => {
    const part = place.current
    return isThere && part && hash === `#${part.id}` ? keepInSight(part) : undefined
  }, [isThere, hash, key])
  return place
}
