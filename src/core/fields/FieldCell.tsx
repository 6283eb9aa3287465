import type { RaRecord } from 'react-admin'
import { viewOf } from '../types/index.ts'
import type { TypeView } from '../types/view.ts'
import type { FieldContext } from '../fieldContext.ts'

/** A record's value of a field, shown by the field's view. */
export const FieldCell = ({
  place,
  record,
  room,
}: {
  place: FieldContext & { view?: TypeView }
  record: RaRecord
  room: 'line' | 'page'
}) => {
  const { Cell } = place.view ?? viewOf(place.field)
  return <Cell place={place} record={record} room={room} />
}
