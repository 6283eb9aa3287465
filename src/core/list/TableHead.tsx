import { useListContext, useTranslate } from 'react-admin'
import { useEffect, useRef } from 'react'
import { typeOf } from '../../../resources/core/typeOf.ts'
import { PlainIcon } from '../PlainIcon.tsx'
import type { FieldView } from '../resourceView.ts'
import { useSelection } from './Selecting.tsx'

/** Whether the server sorts by the field; it never does by what is masked, which would tell its order. */
const isSortable = ({ name, field }: FieldView): boolean => name === 'id' || (typeOf(field).sortable && !field.mask)

/** Selects every row on the screen, or none. */
export const SelectShown = () => {
  const { data = [] } = useListContext()
  const { records: { length: chosen }, toggleShown } = useSelection()
  const translate = useTranslate()
  const box = useRef<HTMLInputElement>(null)
  const all = chosen > 0 && chosen === data.length
  useEffect(() => { if (box.current) box.current.indeterminate = chosen > 0 && !all }, [chosen, all])
  return <input ref={box} type="checkbox" className="plain-check" checked={all} onChange={toggleShown} aria-label={translate('ra.action.select_all')} />
}

const HeadCell = ({ shown }: { shown: FieldView }) => {
  const { sort, setSort } = useListContext()
  const { count } = useSelection()
  const translate = useTranslate()
  const label = translate(shown.label)
  const align = shown.view.align === 'right' ? 'right' : undefined
  if (!isSortable(shown)) return <th scope="col" className={align}>{label}</th>
  const isSorted = sort.field === shown.name
  const next = isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC'
  const told = translate('ra.sort.sort_by', { field: label, field_lower_first: label.charAt(0).toLowerCase() + label.slice(1), order: translate(`ra.sort.${next}`) })
  const look = ['sort', isSorted && 'sorted', isSorted && sort.order === 'DESC' && 'descending'].filter(Boolean).join(' ')
  return (
    <th scope="col" className={align} {...(isSorted ? { 'aria-sort': sort.order === 'ASC' ? 'ascending' : 'descending' } as const : {})}>
      {/* What can be done with the selection lies over it meanwhile. */}
      <button type="button" className={look} title={told} tabIndex={count > 0 ? -1 : undefined} onClick={() => setSort({ field: shown.name, order: next })}>
        {label}<PlainIcon of="up" className="" />
      </button>
    </th>
  )
}

/** The head of the table: selects all rows of the page, and sorts by what the server sorts by. */
export const TableHead = ({ columns, selectable, acting }: { columns: readonly FieldView[]; selectable: boolean; acting: boolean }) => {
  const translate = useTranslate()
  return (
    <thead>
      <tr>
        {selectable && <th scope="col" className="check"><SelectShown /></th>}
        {columns.map(shown => <HeadCell key={shown.name} shown={shown} />)}
        {acting && <th scope="col" className="actions">{translate('app.generator.actions')}</th>}
      </tr>
    </thead>
  )
}
