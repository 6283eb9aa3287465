import { Checkbox, TableCell, TableRow } from '@mui/material'
import type { TableRowProps } from '@mui/material'
import {
  DataTableBody, DataTableClasses, useDataTableCallbacksContext, useDataTableConfigContext, useDataTableSelectedIdsContext, useLocale, useRecordContext,
  useTranslate,
} from 'react-admin'
import type { RaRecord } from 'react-admin'
import { memo } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageResource } from '../PageFrame.tsx'
import { showPath } from '../paths.ts'
import { recordLabel } from '../recordLabel.ts'
import { useCanSee } from '../rights.tsx'
import { moveBetweenRows } from './keys.ts'

/** react-admin labels the box around the check box; a screen reader needs the label on the check box itself. */
const RowCheckbox = ({ record }: { record: RaRecord }) => {
  const { handleToggleItem } = useDataTableCallbacksContext()
  const selected = useDataTableSelectedIdsContext()?.includes(record.id) ?? false
  const translate = useTranslate()
  const locale = useLocale()
  const name = recordLabel(usePageResource(), record, locale)
  const toggle = (event: MouseEvent) => { handleToggleItem?.(record.id, event); event.stopPropagation() }
  return (
    <Checkbox
      size="small" color="primary" className="select-item" checked={selected} onClick={toggle}
      slotProps={{ input: { 'aria-label': translate('app.generator.select', { name }) } }}
    />
  )
}

/** A row that opens its record when it is clicked anywhere; its link does the same for the keyboard. */
const Row = memo(({ children, className, sx }: Pick<TableRowProps, 'className' | 'sx'> & { children?: ReactNode }) => {
  const record = useRecordContext()!
  const { name } = usePageResource()
  const navigate = useNavigate()
  const canSee = useCanSee()
  const { hasBulkActions } = useDataTableConfigContext()
  const opens = canSee(name, 'get')
  const open = (event: MouseEvent) => {
    // Marking a text is no click, and a portal's click is none on this row.
    if (!opens || !event.currentTarget.contains(event.target as Node) || (window.getSelection()?.toString() ?? '') !== '') return
    void navigate(showPath(name, record.id), { state: { _scrollToTop: true } })
  }
  return (
    <TableRow hover className={className} sx={{ ...sx, ...(opens ? { cursor: 'pointer' } : {}) }} onClick={open} data-row="">
      {hasBulkActions && <TableCell padding="checkbox"><RowCheckbox record={record} /></TableCell>}
      {children}
    </TableRow>
  )
})
Row.displayName = 'Row'

/** The body of the table. */
export const TableRows = ({ children }: { children?: ReactNode }) =>
  <DataTableBody row={Row} onKeyDown={moveBetweenRows} className={DataTableClasses.tbody}>{children}</DataTableBody>
