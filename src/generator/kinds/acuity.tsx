import { toFivePoint } from '../../../domain/visualAcuity.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type AcuityField = FieldOfKind<'acuity'>

/** The decimal with its five-point value beside it, where there is room for both. */
const Cell = ({ place, record, room }: CellProps<AcuityField>) => {
  const value: unknown = record[place.name]
  if (isNothing(value)) return <Nothing />
  const points = room === 'page' ? toFivePoint(String(value)) : undefined
  return <>{points === undefined ? String(value) : `${String(value)} (${points})`}</>
}

export const acuity: KindView<AcuityField> = { Cell }
