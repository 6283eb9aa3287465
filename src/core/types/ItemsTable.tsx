import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FieldCell } from '../fields/FieldCell.tsx'
import type { FieldContext } from '../fieldContext.ts'

/** Child rows with a column for each of their fields. */
export const ItemsTable = ({
  places,
  rows,
}: {
  places: readonly FieldContext[]
  rows: readonly Record<string, unknown>[]
}) => {
  const translate = useTranslate()
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {places.map(one => (
            <TableCell key={one.name}>{translate(one.label, { _: one.name })}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, at) => (
          <TableRow key={at}>
            {places.map(one => (
              <TableCell key={one.name}>
                <FieldCell place={one} record={{ id: at, ...row }} room="line" />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
