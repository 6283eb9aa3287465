import { useStore } from 'react-admin'
import { useMemo } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { ResourceView, FieldView } from '../resourceView.ts'
import { isObject } from './listState.ts'
import { useBeginning } from './useBeginning.ts'

const none: readonly string[] = []

/** Where the browser tab keeps how the columns of a list are arranged. What lasts is a saved view. */
export const columnsKey = (resource: AnyResource): string => `${resource.name}.columns`

/** A width that was set by hand, in pixels. */
export interface ColumnWidth {
  readonly column: string
  readonly width: number
}

/**
 * How the columns of a list are arranged: all of them by name in their order, those that are not shown, how wide they
 * are, and whether rows are close together.
 */
export interface Arrangement {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  readonly widths: readonly ColumnWidth[]
  readonly isCompact: boolean
}

export const narrowest = 48
export const widest = 960

/** Columns that are hidden until the operator arranges them. */
export const spareColumns = ({ list }: AnyResource): readonly string[] => list?.spare ?? none

const textsIn = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string') : undefined

const isWidth = (one: unknown): one is ColumnWidth =>
  isObject(one) &&
  typeof one['column'] === 'string' &&
  Number(one['width']) >= narrowest &&
  Number(one['width']) <= widest

/**
 * What a tab or a saved view says of the columns, made whole: those that came since stand last, those that are no more
 * are left out.
 */
export const arrangementOf = ({ resource, columns, further }: ResourceView, said: unknown): Arrangement => {
  const { order, hidden, widths, isCompact } = isObject(said) ? said : ({} as Record<string, unknown>)
  const names = [...columns, ...further].map(({ name }) => name)
  const known = (textsIn(order) ?? []).filter(name => names.includes(name))
  const without = textsIn(hidden) ?? spareColumns(resource)
  // What the list does not have by itself is shown where somebody chose it, and then it has its place.
  const isUnchosen = (name: string): boolean => !known.includes(name) && further.some(field => field.name === name)
  return {
    order: [...new Set([...known, ...names])],
    hidden: names.filter(name => without.includes(name) || isUnchosen(name)).toSorted(),
    widths: (Array.isArray(widths) ? widths.filter(isWidth) : [])
      .filter(({ column }) => names.includes(column))
      .map(({ column, width }) => ({ column, width })),
    isCompact: isCompact === true,
  }
}

/** How the columns of a list are arranged: as in this tab, else as the list begins, else as it comes. */
export const useArrangement = (view: ResourceView): Arrangement => {
  const [chosen] = useStore<unknown>(columnsKey(view.resource))
  const begun = useBeginning(view.resource.name)?.state['columns']
  return useMemo(() => arrangementOf(view, chosen ?? begun), [view, chosen, begun])
}

/** A column that is shown, with its width where that was set by hand. */
export interface ShownColumn extends FieldView {
  readonly width?: number | undefined
}

/** The columns as the operator arranged them: in their order, hidden ones and those of `without` left out. */
export const useChosenColumns = (view: ResourceView, without: readonly string[] = none): readonly ShownColumn[] => {
  const { order, hidden, widths } = useArrangement(view)
  return useMemo(
    () =>
      order
        .filter(name => !hidden.includes(name) && !without.includes(name))
        .map(name => {
          const width = widths.find(({ column }) => column === name)?.width
          return width === undefined ? view.fields[name]! : { ...view.fields[name]!, width }
        }),
    [view, order, hidden, widths, without],
  )
}
