import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfType, TypeView } from './view.ts'

type LongTextField = FieldOfType<'longText'>

const Cell = ({ place, record, room }: CellProps<LongTextField>) => {
  const value: unknown = record[place.name]
  if (isNothing(value)) return <Nothing />
  return <span className={room === 'line' ? 'one-line' : 'all-lines'}>{String(value)}</span>
}

export const longText: TypeView<LongTextField> = { Cell, wide: true }
