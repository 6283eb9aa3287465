import { useListContext, useTranslate } from 'react-admin'
import { useEffect, useRef } from 'react'
import { kinds } from '../../../resources/schema/kinds/index.ts'
import { PlainIcon } from '../../app/PlainIcon.tsx'
import type { Shown } from '../blueprint.ts'

/** Whether the server sorts by the field; it never does by what is masked, which would tell its order. */
const isSortable = ({ name, field }: Shown): boolean => name === 'id' || (kinds[field.kind]!.sortable && !field.mask)

const SelectPage = () => {
  const { data = [], selectedIds, onSelect } = useListContext()
  const translate = useTranslate()
  const box = useRef<HTMLInputElement>(null)
  const here = data.map(record => record.id)
  const chosen = here.filter(id => selectedIds.includes(id)).length
  const all = here.length > 0 && chosen === here.length
  useEffect(() => { if (box.current) box.current.indeterminate = chosen > 0 && !all }, [chosen, all])
  const change = () => onSelect(all ? selectedIds.filter(id => !here.includes(id)) : [...new Set([...selectedIds, ...here])])
  return <input ref={box} type="checkbox" className="plain-check" checked={all} onChange={change} aria-label={translate('ra.action.select_all')} />
}

const HeadCell = ({ shown }: { shown: Shown }) => {
  const { sort, setSort } = useListContext()
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
      <button type="button" className={look} title={told} onClick={() => setSort({ field: shown.name, order: next })}>
        {label}<PlainIcon of="up" className="" />
      </button>
    </th>
  )
}

/** The head of the table: selects all rows of the page, and sorts by what the server sorts by. */
export const TableHead = ({ columns, selectable }: { columns: readonly Shown[]; selectable: boolean }) => {
  const translate = useTranslate()
  return (
    <thead>
      <tr>
        {selectable && <th scope="col" className="check"><SelectPage /></th>}
        {columns.map(shown => <HeadCell key={shown.name} shown={shown} />)}
        <th scope="col" className="actions">{translate('app.generator.actions')}</th>
      </tr>
    </thead>
  )
}
