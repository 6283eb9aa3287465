import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** So long after one part came the next one is waited for. Milliseconds. */
const patience = 4000

/** What stands in a place of exactly its own size (`exact`) moves nothing when it comes. */
const awaited = '.awaited:not(.exact), .MuiSkeleton-root'

/** Parts that are awaited, and whatever holds one: what stands behind them is hidden. */
export const awaitsMark = 'data-awaits'

/** The page, as long as it waits. */
const settling = 'data-settling'

const clear = (page: Element, but: ReadonlySet<Element> = new Set()): void => {
  for (const element of page.querySelectorAll(`[${awaitsMark}]`))
    if (!but.has(element)) element.removeAttribute(awaitsMark)
}

/**
 * Marks them; answers how many parts are awaited. What is marked already is left alone: the browser would look again at
 * all that stands after it.
 */
const look = (page: Element): number => {
  const parts = page.querySelectorAll(awaited)
  const holding = new Set<Element>()
  for (const part of parts) {
    for (
      let element: Element | null = part;
      element && element !== page && !holding.has(element);
      element = element.parentElement
    )
      holding.add(element)
  }
  clear(page, holding)
  for (const element of holding) element.toggleAttribute(awaitsMark, true)
  return parts.length
}

/** Has the page hide what stands below or behind a part that is awaited. Answers how to leave it. */
const settle = (page: Element): (() => void) => {
  let before: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (): void => {
    clearTimeout(timer)
    observer.disconnect()
    clear(page)
    page.toggleAttribute(settling, false)
  }
  const follow = (): void => {
    const now = look(page)
    if (now === before) return
    before = now
    clearTimeout(timer)
    timer = setTimeout(end, patience)
  }
  const observer = new MutationObserver(follow)
  observer.observe(page, { childList: true, subtree: true, attributeFilter: ['class'] })
  page.toggleAttribute(settling, true)
  follow()
  return end
}

/**
 * A page that shows its parts from top to bottom while they come: what stands below or behind a part that is awaited
 * would move with it, so it is seen with it, or when nothing more comes (plain.css). A list holds its rows by itself.
 * (By `:has()` alone Chromium 150 does not see that the last of several parts came, and went on hiding what is there.)
 */
export const Settling = ({ children }: { children: ReactNode }) => {
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => settle(page.current!), [])
  return <div ref={page}>{children}</div>
}
