import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type DictionaryField = FieldOfKind<'dictionary'>

const Cell = ({ place, record }: CellProps<DictionaryField>) => {
  const value: unknown = record[place.labelledBy] ?? record[place.name]
  return isNothing(value) ? <Nothing /> : <>{String(value)}</>
}

export const dictionary: KindView<DictionaryField> = { Cell }
