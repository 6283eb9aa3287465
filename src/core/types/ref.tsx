import { RecordLink } from '../RecordLink.tsx'
import { isOutOfReach } from '../isOutOfReach.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfType, TypeView } from './view.ts'

type RefField = FieldOfType<'ref'>

const Cell = ({ place, record }: CellProps<RefField>) => {
  const id: unknown = record[place.name]
  if (isNothing(id)) return <Nothing />
  const label = String(record[place.labelledBy] ?? `#${id}`)
  if (isOutOfReach(record, place.name)) return <>{label}</>
  return (
    <RecordLink resource={place.field.to} id={Number(id)}>
      {label}
    </RecordLink>
  )
}

export const ref: TypeView<RefField> = { Cell }
