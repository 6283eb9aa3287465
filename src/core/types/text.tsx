import type { CellProps, FieldOfKind, KindView } from './view.ts'
import { isNothing, Nothing } from './Nothing.tsx'

type TextField = FieldOfKind<'text'>

const Cell = ({ place, record }: CellProps<TextField>) => {
  const value: unknown = record[place.name]
  return isNothing(value) ? <Nothing /> : <>{String(value)}</>
}

export const text: KindView<TextField> = { Cell }
