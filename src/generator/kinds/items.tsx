import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormat } from '../format.ts'
import { placesOf } from '../place.ts'
import type { Place } from '../place.ts'
import { FieldCell } from '../fields/FieldCell.tsx'
import { Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type ItemsField = FieldOfKind<'items'>

/** The texts of child rows stand below their field: `resources.price.items.options.fields.times`. */
export const rowPlaces = (place: Place<ItemsField>): Place[] => placesOf(`${place.scope}.items.${place.name}`, place.field.fields)

const Cell = ({ place, record, room }: CellProps<ItemsField>) => {
  const translate = useTranslate()
  const format = useFormat()
  const rows: unknown = record[place.name]
  if (!Array.isArray(rows) || rows.length === 0) return <Nothing />
  if (room === 'line') return <>{format.number(rows.length)}</>
  const places = rowPlaces(place)
  return (
    <Table size="small">
      <TableHead>
        <TableRow>{places.map(one => <TableCell key={one.name}>{translate(one.label, { _: one.name })}</TableCell>)}</TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row: Record<string, unknown>, at) => (
          <TableRow key={at}>
            {places.map(one => <TableCell key={one.name}><FieldCell place={one} record={{ id: at, ...row }} room="line" /></TableCell>)}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

export const items: KindView<ItemsField> = { Cell, wide: true }
