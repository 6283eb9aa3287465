import { isNothing, Nothing } from '../../core/types/Nothing.tsx'
import type { CellProps } from '../../core/types/view.ts'
import { useDivisionLabel } from './useDivisions.ts'

/** A province or city, in the language of the page. */
export const DivisionCell = ({ place, record }: CellProps) => {
  const label = useDivisionLabel()
  const value: unknown = record[place.name]
  return isNothing(value) ? <Nothing /> : <>{label(String(value))}</>
}
