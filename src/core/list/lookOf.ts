import type { CSSProperties } from 'react'
import type { ShownColumn } from './useChosenColumns.ts'

interface CellLook {
  readonly className: string | undefined
  readonly style: CSSProperties | undefined
}

/**
 * How the cells of a column look. To a table a width is no more than a wish, unless it is the least and the most as
 * well.
 */
export const lookOf = ({ view, width }: Pick<ShownColumn, 'view' | 'width'>): CellLook => ({
  className:
    [...(view.align === 'right' ? ['right'] : []), ...(width === undefined ? [] : ['set'])].join(' ') || undefined,
  style: width === undefined ? undefined : { width, minWidth: width, maxWidth: width },
})
