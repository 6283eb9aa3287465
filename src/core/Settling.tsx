import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** So long after one part came the next one is waited for. Milliseconds. */
const patience = 4000

const awaited = '.awaited, .MuiSkeleton-root'

/** Parts that are awaited, and whatever holds one. */
const mark = 'data-awaits'

/** The page, as long as it waits. */
const settling = 'data-settling'

const clear = (page: Element): void => page.querySelectorAll(`[${mark}]`).forEach(element => element.removeAttribute(mark))

/** Marks them anew; answers how many parts are awaited. */
const look = (page: Element): number => {
  clear(page)
  const parts = page.querySelectorAll(awaited)
  for (const part of parts) {
    for (let element: Element | null = part; element && element !== page && !element.hasAttribute(mark); element = element.parentElement) element.setAttribute(mark, '')
  }
  return parts.length
}

/** Has the page hide what stands below or behind a part that is awaited. Answers how to leave it. */
const settle = (page: Element): () => void => {
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
 * A page that shows its parts from top to bottom while they come: what stands below or behind a part that is awaited would move with it, so it is seen with it, or
 * when nothing more comes (plain.css). A list holds its rows by itself. (By `:has()` alone Chromium 150 does not see that the last of several parts came, and went on hiding what is there.)
 */
export const Settling = ({ children }: { children: ReactNode }) => {
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => settle(page.current!), [])
  return <div ref={page}>{children}</div>
}
