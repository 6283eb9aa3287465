import { useCallback, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { ChartPoint, ChartSeries } from '../../../domain/eyeChart.ts'

/** A point by its series and its place there. */
export interface At {
  readonly series: number
  readonly point: number
}

const same = (a: At | undefined, b: At | undefined): boolean => a?.series === b?.series && a?.point === b?.point

/** The point of the next series that has any, above or below, at the same examination, or at the nearest. */
const across = (all: readonly ChartSeries[], from: At, step: 1 | -1): At | undefined => {
  const now = all[from.series]!.points[from.point]!
  for (let series = from.series + step; series >= 0 && series < all.length; series += step) {
    const { points } = all[series]!
    if (points.length === 0) continue
    const distance = (point: ChartPoint): number => (point.record === now.record ? -1 : Math.abs(point.x - now.x))
    return {
      series,
      point: points.reduce((best, point, at) => (distance(point) < distance(points[best]!) ? at : best), 0),
    }
  }
  return undefined
}

/** Where a key leads to from a point; undefined where it leads nowhere. */
export const pointAfter = (all: readonly ChartSeries[], from: At, key: string): At | undefined => {
  const last = all[from.series]!.points.length - 1
  switch (key) {
    case 'ArrowRight':
      return from.point < last ? { ...from, point: from.point + 1 } : undefined
    case 'ArrowLeft':
      return from.point > 0 ? { ...from, point: from.point - 1 } : undefined
    case 'Home':
      return { ...from, point: 0 }
    case 'End':
      return { ...from, point: last }
    case 'ArrowDown':
      return across(all, from, 1)
    case 'ArrowUp':
      return across(all, from, -1)
    default:
      return undefined
  }
}

const moving = new Set(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End'])

/**
 * One of all points is in the order of focus; arrow keys move between them, and what is focused or pointed at has its
 * tip.
 */
export const useRoving = (all: readonly ChartSeries[]) => {
  const elements = useRef(new Map<string, SVGGElement>())
  const [stored, setEntry] = useState<At>()
  const [shown, show] = useState<At>()
  const exists = (at: At | undefined): at is At => at !== undefined && all[at.series]?.points[at.point] !== undefined
  const first = all.findIndex(({ points }) => points.length > 0)
  const entry = exists(stored)
    ? stored
    : first < 0
      ? undefined
      : { series: first, point: all[first]!.points.length - 1 }
  const keyOf = ({ series, point }: At): string => `${series} ${point}`

  const onKeyDown = useCallback(
    (at: At) =>
      (event: KeyboardEvent): void => {
        if (event.key === 'Escape') return show(undefined)
        if (!moving.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        const next = pointAfter(all, at, event.key)
        if (next) elements.current.get(keyOf(next))?.focus()
      },
    [all],
  )

  return {
    /** The point whose tip is shown. */
    shown: exists(shown) ? shown : undefined,
    hide: useCallback(() => show(undefined), []),
    propsOf: (at: At) => ({
      ref: (element: SVGGElement | null): void => {
        if (element) elements.current.set(keyOf(at), element)
        else elements.current.delete(keyOf(at))
      },
      tabIndex: same(entry, at) ? 0 : -1,
      onFocus: (): void => {
        setEntry(at)
        show(at)
      },
      onBlur: (): void => show(now => (same(now, at) ? undefined : now)),
      onPointerEnter: (): void => show(at),
      onKeyDown: onKeyDown(at),
    }),
  }
}
