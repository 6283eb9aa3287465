import { useCallback, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Drawing } from '../drawing.ts'

/** A mark by the places of its row and its series. */
export interface At {
  readonly row: number
  readonly series: number
}

/** Where something is told about a mark, in pixels within the chart. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Told extends Spot {
  readonly row: number
  /** None where the whole row is pointed at. */
  readonly series: number | undefined
}

/** By which attribute of the page marks are found. */
export const attribute = 'data-mark'
export const keyOf = ({ row, series }: At): string => `${row} ${series}`

/** Steps by keys: along the axis, and from series to series; where bars lie it is the other way round. */
const stepsOf = (isLying: boolean): { readonly [key: string]: At } => {
  const [along, across] = isLying
    ? [
        ['ArrowUp', 'ArrowDown'],
        ['ArrowLeft', 'ArrowRight'],
      ]
    : [
        ['ArrowLeft', 'ArrowRight'],
        ['ArrowDown', 'ArrowUp'],
      ]
  return {
    [along![0]!]: { row: -1, series: 0 },
    [along![1]!]: { row: 1, series: 0 },
    [across![0]!]: { row: 0, series: -1 },
    [across![1]!]: { row: 0, series: 1 },
  }
}

/**
 * One of all marks is in the order of focus, arrow keys move between them, and what is focused or pointed at is told.
 */
export const useMarks = (drawing: Drawing, hidden: ReadonlySet<string>, isLying: boolean) => {
  const box = useRef<HTMLDivElement>(null)
  const [entry, setEntry] = useState<At>()
  const [told, setTold] = useState<Told>()
  const exists = useCallback(
    ({ row, series }: At): boolean => {
      const of = drawing.series[series]
      return of !== undefined && !hidden.has(of.key) && (drawing.numbers[row]?.[series] ?? null) !== null
    },
    [drawing, hidden],
  )
  const first = useMemo((): At | undefined => {
    for (let series = 0; series < drawing.series.length; series += 1)
      for (let row = 0; row < drawing.rows.length; row += 1) if (exists({ row, series })) return { row, series }
    return undefined
  }, [drawing, exists])
  const tabbed = entry && exists(entry) ? entry : first

  const onKeyDown = useCallback(
    (event: KeyboardEvent): void => {
      const mark =
        event.target instanceof Element ? event.target.closest(`[${attribute}]`)?.getAttribute(attribute) : undefined
      if (!mark || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') return setTold(undefined)
      const step = stepsOf(isLying)[event.key]
      if (!step) return
      event.preventDefault()
      const [row = 0, series = 0] = mark.split(' ').map(Number)
      // What has no number, or is not drawn, is stepped over.
      for (
        let at = { row: row + step.row, series: series + step.series };
        drawing.rows[at.row] && drawing.series[at.series];
        at = { row: at.row + step.row, series: at.series + step.series }
      ) {
        const element = box.current?.querySelector<SVGElement>(`[${attribute}="${keyOf(at)}"]`)
        if (element) return element.focus()
      }
    },
    [drawing, isLying],
  )

  const enter = useCallback((at: At, spot: Spot): void => {
    setEntry(at)
    setTold({ ...at, ...spot })
  }, [])
  return { box, told, onKeyDown, tell: setTold, enter, tabbed: tabbed && keyOf(tabbed) }
}
