import { narrowest, widest } from './useChosenColumns.ts'
import type { ColumnWidth } from './useChosenColumns.ts'

/** Pixels that a key makes a column wider or narrower. */
export const widthStep = 16

/** The nearest width that a column may have. */
export const bounded = (width: number): number => Math.round(Math.min(widest, Math.max(narrowest, width)))

/** Widths of which that of one column is another; none where it is undefined. */
export const withWidth = (
  widths: readonly ColumnWidth[],
  column: string,
  width: number | undefined,
): readonly ColumnWidth[] =>
  [
    ...widths.filter(one => one.column !== column),
    ...(width === undefined ? [] : [{ column, width: bounded(width) }]),
  ].toSorted((one, other) => (one.column < other.column ? -1 : 1))

/** The cells below a head, and itself. */
const cellsOf = (head: HTMLTableCellElement): HTMLElement[] =>
  [...(head.closest('table')?.rows ?? [])].flatMap(({ cells }) => cells[head.cellIndex] ?? [])

/**
 * Shows a column as wide as that, without drawing anything anew: a pointer moves sixty times a second. Undefined has it
 * as wide as it comes.
 */
export const showWidth = (head: HTMLTableCellElement, width: number | undefined): void => {
  const pixels = width === undefined ? '' : `${width}px`
  for (const { style, classList } of cellsOf(head)) {
    ;[style.width, style.minWidth, style.maxWidth] = [pixels, pixels, pixels]
    classList.toggle('set', width !== undefined)
  }
}

/** The head of a column that is shown. */
export const headOf = (column: string): HTMLTableCellElement | null =>
  document.querySelector(`th[data-column="${column}"]`)

/** The width that a column needs to show all that stands in it. */
export const fittingWidth = (head: HTMLTableCellElement): number => {
  const cells = cellsOf(head)
  const before = cells.map(({ style }) => style.cssText)
  for (const { style } of cells) style.cssText = 'width: 1px; min-width: 0; max-width: none; --lines: nowrap'
  // A line that is cut by itself says how long it is.
  const lines = cells.flatMap(cell =>
    [...cell.querySelectorAll<HTMLElement>('.one-line')].map(line => line.scrollWidth - line.clientWidth),
  )
  const width = head.offsetWidth + Math.max(0, ...lines)
  cells.forEach((cell, at) => {
    cell.style.cssText = before[at]!
  })
  return bounded(width)
}
