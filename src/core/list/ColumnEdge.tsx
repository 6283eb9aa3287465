import { useTranslate } from 'react-admin'
import { useEffect, useRef } from 'react'
import type { PointerEvent } from 'react'
import { useLatest } from '../useLatest.ts'
import type { ResourceView } from '../resourceView.ts'
import { bounded, fittingWidth, showWidth, widthStep, withWidth } from './columnWidths.ts'
import './columnEdge.css'
import './columnTexts.ts'
import { useArrangeColumns } from './useArrangeColumns.ts'
import type { ShownColumn } from './useChosenColumns.ts'

export interface ColumnEdgeProps {
  readonly view: ResourceView
  readonly column: ShownColumn
}

const steps: { readonly [key: string]: number } = { ArrowLeft: -widthStep, ArrowRight: widthStep }

/**
 * The edge of a column's head: dragging it makes the column wider or narrower, a double click as wide as it needs; with
 * Shift the arrow keys of the head do.
 */
export const ColumnEdge = ({ view, column: { name, label, width } }: ColumnEdgeProps) => {
  const translate = useTranslate()
  const {
    arrangement: { widths },
    arrange,
  } = useArrangeColumns(view)
  const edge = useRef<HTMLSpanElement>(null)
  const drag = useRef<{ readonly from: number; readonly width: number; now: number } | undefined>(undefined)
  const head = (): HTMLTableCellElement => edge.current!.closest('th')!
  const keep = useLatest((next: number) => arrange({ widths: withWidth(widths, name, next) }))
  useEffect(() => {
    const cell = edge.current!.closest('th')!
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (step === undefined || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      keep(cell.offsetWidth + step)
    }
    cell.addEventListener('keydown', press)
    return () => cell.removeEventListener('keydown', press)
  }, [keep])
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const from = head().offsetWidth
    drag.current = { from: event.clientX, width: from, now: from }
  }
  const follow = ({ clientX }: PointerEvent) => {
    const { current } = drag
    if (!current) return
    current.now = bounded(current.width + clientX - current.from)
    if (current.now !== current.width) showWidth(head(), current.now)
  }
  const end = () => {
    const { current } = drag
    drag.current = undefined
    if (current && current.now !== current.width) keep(current.now)
  }
  const giveUp = () => {
    drag.current = undefined
    showWidth(head(), width)
  }
  return (
    <span
      ref={edge}
      className="edge"
      aria-hidden
      title={translate('app.columns.edge', { column: translate(label) })}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={giveUp}
      onDoubleClick={() => keep(fittingWidth(head()))}
    />
  )
}
