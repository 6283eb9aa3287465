import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { ReactNode } from 'react'
import { FieldCell } from '../fields/FieldCell.tsx'
import type { FieldView } from '../resourceView.ts'
import { stackedTable } from '../stackedTable.ts'

interface RecordTableProps {
  readonly caption: string
  readonly records: readonly RaRecord[]
  readonly columns: readonly FieldView[]
  /** What leads to the record, before the columns. */
  readonly head: { readonly title: string; readonly align: 'left' | 'right'; of(record: RaRecord): ReactNode }
}

/** Records of a list in a part of a report, as their list tells them. */
export const RecordTable = ({ caption, records, columns, head }: RecordTableProps) => {
  const translate = useTranslate()
  return (
    <TableContainer
      tabIndex={0}
      role="group"
      aria-label={caption}
      sx={{ maxHeight: { sm: 'min(70vh, 640px)' }, '@media print': { maxHeight: 'none' } }}
    >
      <Table size="small" stickyHeader sx={stackedTable}>
        <TableHead>
          <TableRow>
            <TableCell align={head.align}>{head.title}</TableCell>
            {columns.map(column => (
              <TableCell key={column.name} align={column.view.align ?? 'left'}>
                {translate(column.label)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map(record => (
            <TableRow key={record.id} hover>
              <TableCell component="th" scope="row" align={head.align} sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {head.of(record)}
              </TableCell>
              {columns.map(column => (
                <TableCell key={column.name} align={column.view.align ?? 'left'} data-label={translate(column.label)}>
                  <span>
                    <FieldCell place={column} record={record} room="line" />
                  </span>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
