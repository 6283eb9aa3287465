import { useCallback, useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Pixels between two tabs. */
export const tabGap = 4

/**
 * Which tabs of a row that is too narrow for all stay in it: the first one, the open one, and of the others as many as
 * fit, those that were opened last.
 */
export const fitting = (widths: readonly number[], room: number, open: number): readonly boolean[] => {
  let left = room + tabGap
  const take = (at: number): boolean => {
    const width = (widths[at] ?? 0) + tabGap
    if (width > left) return false
    left -= width
    return true
  }
  const whole = widths.reduce((sum, width) => sum + width + tabGap, 0)
  if (whole <= left) return widths.map(() => true)
  const always = new Set([0, open])
  for (const at of always) left -= (widths[at] ?? 0) + tabGap
  // They are taken without a gap: a narrow tab in the middle would stand for one that was opened later.
  let isFull = false
  const shown = widths.map(() => false)
  for (let at = widths.length - 1; at >= 0; at -= 1) {
    if (!always.has(at)) isFull ||= !take(at)
    shown[at] = always.has(at) || !isFull
  }
  return shown
}

interface Fitting {
  /** The paths of the tabs for which the row has no room. */
  readonly hidden: ReadonlySet<string>
  /** Whether that is known: until the row has been looked at with the tab of the first page, its tabs would move. */
  readonly isKnown: boolean
}

/** Which tabs of a row have room. `isComing`: that of the open page is not among them yet. */
export const useFitting = (
  row: RefObject<HTMLElement | null>,
  paths: readonly string[],
  openPath: string,
  isComing: boolean,
): Fitting => {
  const [hidden, setHidden] = useState('')
  const [isKnown, setKnown] = useState(false)
  const look = useCallback(() => {
    const list = row.current
    if (!list) return
    const { paddingLeft, paddingRight } = getComputedStyle(list)
    const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    const fits = fitting(
      [...list.children].map(tab => Math.ceil(tab.getBoundingClientRect().width)),
      room,
      Math.max(0, paths.indexOf(openPath)),
    )
    setHidden(paths.filter((_, at) => fits[at] === false).join('\n'))
    if (!isComing) setKnown(true)
  }, [row, paths, openPath, isComing])

  // With the next frame, which lays the page out anyway: asking at once would have it laid out once more.
  useEffect(() => {
    const frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [look])
  useEffect(() => {
    const element = row.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [row, look])
  return { hidden: new Set(hidden === '' ? [] : hidden.split('\n')), isKnown }
}
