import { isNothing, Nothing } from '../../generator/kinds/Nothing.tsx'
import type { CellProps } from '../../generator/kinds/view.ts'
import { useDivisionLabel } from './useDivisions.ts'

/** A province or city, in the language of the page. */
export const DivisionCell = ({ place, record }: CellProps) => {
  const label = useDivisionLabel()
  const value: unknown = record[place.name]
  return isNothing(value) ? <Nothing /> : <>{label(String(value))}</>
}
