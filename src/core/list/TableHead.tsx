import { useListContext, useTranslate } from 'react-admin'
import { useEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { typeOf } from '../../../resources/core/typeOf.ts'
import { PlainIcon } from '../PlainIcon.tsx'
import type { FieldView, ResourceView } from '../resourceView.ts'
import type { ColumnEdgeProps } from './ColumnEdge.tsx'
import { lookOf } from './lookOf.ts'
import { useSelection } from './Selecting.tsx'
import type { ShownColumn } from './useChosenColumns.ts'

/** Whether the server sorts by the field; it never does by what is masked, which would tell its order. */
const isSortable = ({ name, field }: FieldView): boolean => name === 'id' || (typeOf(field).sortable && !field.mask)

/** Selects every row on the screen, or none. */
export const SelectShown = () => {
  const { data = [] } = useListContext()
  const {
    records: { length: chosen },
    toggleShown,
  } = useSelection()
  const translate = useTranslate()
  const box = useRef<HTMLInputElement>(null)
  const all = chosen > 0 && chosen === data.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !all
  }, [chosen, all])
  return (
    <input
      ref={box}
      type="checkbox"
      className="plain-check"
      checked={all}
      onChange={toggleShown}
      aria-label={translate('ra.action.select_all')}
    />
  )
}

const HeadCell = ({ shown, edge }: { shown: ShownColumn; edge: ReactNode }) => {
  const { sort, setSort } = useListContext()
  const { count } = useSelection()
  const translate = useTranslate()
  const label = translate(shown.label)
  const cell = { scope: 'col', 'data-column': shown.name, ...lookOf(shown) } as const
  if (!isSortable(shown))
    return (
      <th {...cell}>
        {label}
        {edge}
      </th>
    )
  const isSorted = sort.field === shown.name
  const next = isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC'
  const told = translate('ra.sort.sort_by', {
    field: label,
    field_lower_first: label.charAt(0).toLowerCase() + label.slice(1),
    order: translate(`ra.sort.${next}`),
  })
  const look = ['sort', isSorted && 'sorted', isSorted && sort.order === 'DESC' && 'descending']
    .filter(Boolean)
    .join(' ')
  return (
    <th {...cell} {...(isSorted ? ({ 'aria-sort': sort.order === 'ASC' ? 'ascending' : 'descending' } as const) : {})}>
      {/* What can be done with the selection lies over it meanwhile. */}
      <button
        type="button"
        className={look}
        title={told}
        tabIndex={count > 0 ? -1 : undefined}
        onClick={() => setSort({ field: shown.name, order: next })}
      >
        {label}
        <PlainIcon of="up" className="" />
      </button>
      {edge}
    </th>
  )
}

interface TableHeadProps {
  readonly view: ResourceView
  readonly columns: readonly ShownColumn[]
  readonly selectable: boolean
  readonly acting: boolean
  readonly adjustable: boolean
}

/**
 * The head of the table: selects all rows of the page, sorts by what the server sorts by, and has edges that are
 * dragged.
 */
export const TableHead = ({ view, columns, selectable, acting, adjustable }: TableHeadProps) => {
  const translate = useTranslate()
  // They come when somebody comes near.
  const [Edge, setEdge] = useState<ComponentType<ColumnEdgeProps>>()
  const load =
    !adjustable || Edge
      ? undefined
      : () => {
          void import('./ColumnEdge.tsx').then(
            ({ ColumnEdge }) => setEdge(() => ColumnEdge),
            () => undefined,
          )
        }
  return (
    <thead onPointerEnter={load} onFocus={load}>
      <tr>
        {selectable && (
          <th scope="col" className="check">
            <SelectShown />
          </th>
        )}
        {columns.map(shown => (
          <HeadCell key={shown.name} shown={shown} edge={Edge && <Edge view={view} column={shown} />} />
        ))}
        {acting && (
          <th scope="col" className="actions">
            {translate('app.generator.actions')}
          </th>
        )}
      </tr>
    </thead>
  )
}
