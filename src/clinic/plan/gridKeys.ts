import type { KeyboardEvent } from 'react'

const cells = (table: HTMLElement): HTMLInputElement[] => [
  ...table.querySelectorAll<HTMLInputElement>('input[data-cell]'),
]

/** The next cell up or down in the same column, or sideways in the same row; undefined at the edge. */
const neighbour = (table: HTMLElement, cell: HTMLInputElement, key: string): HTMLInputElement | undefined => {
  const { row, column } = cell.dataset
  const line = cells(table).filter(one =>
    key === 'ArrowUp' || key === 'ArrowDown' ? one.dataset['column'] === column : one.dataset['row'] === row,
  )
  return line[line.indexOf(cell) + (key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1)]
}

// Sideways keys move within what is typed first, as anywhere.
const isAtEdge = (cell: HTMLInputElement, key: string): boolean => {
  const { selectionStart: from, selectionEnd: to, value } = cell
  if (from === 0 && to === value.length) return true
  return key === 'ArrowLeft' ? to === 0 : from === value.length
}

/** Arrow keys lead from cell to cell, Enter down and with Shift up. Other cells than numbers are passed over. */
export const moveInGrid = (event: KeyboardEvent<HTMLElement>): void => {
  const cell = event.target as HTMLInputElement
  if (cell.dataset?.['cell'] === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key === 'Enter' ? (event.shiftKey ? 'ArrowUp' : 'ArrowDown') : event.key
  if (!['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(key)) return
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
  if (isSideways && !isAtEdge(cell, key)) return
  event.preventDefault()
  const next = neighbour(event.currentTarget, cell, key)
  next?.focus()
  next?.select()
}
