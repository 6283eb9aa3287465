import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type LongTextField = FieldOfKind<'longText'>

const Cell = ({ place, record, room }: CellProps<LongTextField>) => {
  const value: unknown = record[place.name]
  if (isNothing(value)) return <Nothing />
  return <span className={room === 'line' ? 'one-line' : 'all-lines'}>{String(value)}</span>
}

export const longText: KindView<LongTextField> = { Cell, wide: true }
