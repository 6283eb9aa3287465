import { RecordLink } from '../RecordLink.tsx'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type RefField = FieldOfKind<'ref'>

const Cell = ({ place, record }: CellProps<RefField>) => {
  const id: unknown = record[place.name]
  if (isNothing(id)) return <Nothing />
  return <RecordLink resource={place.field.to} id={Number(id)}>{String(record[place.labelledBy] ?? `#${id}`)}</RecordLink>
}

export const ref: KindView<RefField> = { Cell }
