import { Suspense } from 'react'
import { useFormat } from '../format.ts'
import { placesOf } from '../fieldContext.ts'
import type { FieldContext } from '../fieldContext.ts'
import { Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfType, TypeView } from './view.ts'
import { awaitedPart } from '../later.tsx'

type ItemsField = FieldOfType<'items'>

// Only the page of a record shows all of them.
const ItemsTable = awaitedPart(async () => (await import('./ItemsTable.tsx')).ItemsTable)

/** The texts of child rows stand below their field: `resources.price.items.options.fields.times`. */
export const rowPlaces = (place: FieldContext<ItemsField>): FieldContext[] =>
  placesOf(`${place.scope}.items.${place.name}`, place.field.fields)

const Cell = ({ place, record, room }: CellProps<ItemsField>) => {
  const format = useFormat()
  const rows: unknown = record[place.name]
  if (!Array.isArray(rows) || rows.length === 0) return <Nothing />
  if (room === 'line') return <>{format.number(rows.length)}</>
  return (
    <Suspense fallback={<div className="awaited" />}>
      <ItemsTable places={rowPlaces(place)} rows={rows as Record<string, unknown>[]} />
    </Suspense>
  )
}

export const items: TypeView<ItemsField> = { Cell, wide: true }
