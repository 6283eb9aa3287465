/** How far a page was scrolled, and the tables in it. Pixels. */
export interface Scroll {
  readonly y: number
  /** From the left, for each part of the page that scrolls by itself. */
  readonly parts: readonly number[]
}

/** Parts of a page whose own scrolling is remembered: tables, and what asks for it. */
const partsOf = (root: Element): Element[] => [...root.querySelectorAll('[data-keep-scroll]')]

export const scrollOf = (root: Element): Scroll => ({
  y: Math.round(window.scrollY),
  parts: partsOf(root).map(part => Math.round(part.scrollLeft)),
})

export const isAtTop = ({ y, parts }: Scroll): boolean => y === 0 && parts.every(left => left === 0)

/** Scrolls as far as the page already reaches; whether that is all of it. */
const attempt = (root: Element, { y, parts }: Scroll): boolean => {
  if (Math.round(window.scrollY) !== y) window.scrollTo(0, y)
  const there = partsOf(root)
  parts.forEach((left, at) => {
    if (there[at]) there[at].scrollLeft = left
  })
  return (
    Math.abs(window.scrollY - y) <= 1 &&
    parts.every((left, at) => left === 0 || (there[at] !== undefined && Math.abs(there[at].scrollLeft - left) <= 1))
  )
}

const byHand = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const longest = 10_000

/**
 * Brings a page back to where it was, as soon as it has grown far enough. Whoever scrolls meanwhile is not disturbed.
 * Calls `onEnd` once; answers how to give it up.
 */
export const restoreScroll = (root: Element, wanted: Scroll, onEnd: () => void): (() => void) => {
  let over = false
  const end = (): void => {
    if (over) return
    over = true
    clearTimeout(timer)
    resized.disconnect()
    changed.disconnect()
    byHand.forEach(name => window.removeEventListener(name, end))
    onEnd()
  }
  const again = (): void => {
    if (!over && attempt(root, wanted)) end()
  }
  const resized = new ResizeObserver(again)
  const changed = new MutationObserver(again)
  const timer = setTimeout(end, longest)
  byHand.forEach(name => window.addEventListener(name, end, { passive: true }))
  resized.observe(root)
  changed.observe(root, { childList: true, subtree: true })
  again()
  return end
}
