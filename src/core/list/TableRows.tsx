import { RecordContextProvider, useLocale, useNavigate, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { memo } from 'react'
import type { MouseEvent } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { isUpload } from '../../../resources/core/typeOf.ts'
import { RowActions } from '../actions/RowActions.tsx'
import { FieldCell } from '../fields/FieldCell.tsx'
import { fromTop } from '../paths.ts'
import { recordLabel } from '../recordLabel.ts'
import { inLanguage } from './inLanguage.ts'
import { lookOf } from './lookOf.ts'
import { RowLink } from './RowLink.tsx'
import { useSelection } from './Selecting.tsx'
import type { Selection } from './Selecting.tsx'
import type { ShownColumn } from './useChosenColumns.ts'
import { useRowTarget } from './useRowTarget.ts'

interface RowProps {
  readonly resource: AnyResource
  readonly record: RaRecord
  readonly columns: readonly ShownColumn[]
  readonly selected: boolean
  /** None where no action takes many records. */
  readonly toggle: Selection['toggle'] | undefined
  readonly acting: boolean
}

/** With the shift key, everything since the row before. */
const isRange = (event: Event): boolean => 'shiftKey' in event && event.shiftKey === true

const hold = (event: MouseEvent) => event.stopPropagation()

/** The first column that says something of the record: a picture may be missing, and names nothing. */
const leadingOf = (columns: readonly ShownColumn[]): number =>
  Math.max(
    0,
    columns.findIndex(({ field }) => !isUpload(field)),
  )

/** A row that opens what it leads to when it is clicked anywhere; its link does the same for the keyboard. */
const Row = memo(({ resource, record, columns, selected, toggle, acting }: RowProps) => {
  const navigate = useNavigate()
  const translate = useTranslate()
  const locale = useLocale()
  const target = useRowTarget(resource)(record)
  const read = inLanguage(record, columns, locale)
  const leading = leadingOf(columns)
  const open = (event: MouseEvent) => {
    // Marking a text is no click, and a portal's click is none on this row.
    if (
      target === undefined ||
      !event.currentTarget.contains(event.target as Node) ||
      (window.getSelection()?.toString() ?? '') !== ''
    )
      return
    void navigate(target, { state: fromTop })
  }
  return (
    <RecordContextProvider value={record}>
      <tr data-row="" className={`${target === undefined ? '' : 'opens'}${selected ? ' selected' : ''}`} onClick={open}>
        {toggle && (
          <td className="check" onClick={hold}>
            <input
              type="checkbox"
              className="plain-check"
              checked={selected}
              onChange={event => toggle(record.id, isRange(event.nativeEvent))}
              aria-label={translate('app.generator.select', { name: recordLabel(resource, record, locale) })}
            />
          </td>
        )}
        {columns.map((shown, at) => {
          const cell = <FieldCell place={shown} record={read} room="line" />
          return (
            <td key={shown.name} {...lookOf(shown)}>
              {at === leading ? (
                <RowLink resource={resource} record={record}>
                  {cell}
                </RowLink>
              ) : (
                cell
              )}
            </td>
          )
        })}
        {acting && (
          <td className="actions">
            <RowActions resource={resource} />
          </td>
        )}
      </tr>
    </RecordContextProvider>
  )
})
Row.displayName = 'Row'

/** The rows of the table. */
export const TableRows = ({
  resource,
  data,
  columns,
  selectable,
  acting,
}: {
  resource: AnyResource
  data: readonly RaRecord[]
  columns: readonly ShownColumn[]
  selectable: boolean
  acting: boolean
}) => {
  const { has, toggle } = useSelection()
  return data.map(record => (
    <Row
      key={record.id}
      resource={resource}
      record={record}
      columns={columns}
      selected={selectable && has(record.id)}
      toggle={selectable ? toggle : undefined}
      acting={acting}
    />
  ))
}
