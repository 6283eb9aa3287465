import { useFormat } from '../../core/format.ts'
import { Nothing } from '../../core/types/Nothing.tsx'
import type { CellProps } from '../../core/types/view.ts'
import { PlanTable } from './PlanTable.tsx'
import { planItems } from './planItems.ts'

/** The rows of a plan: their number in a line, the grid on a page. */
export const PlanCell = ({ place, record, room }: CellProps) => {
  const format = useFormat()
  const items = planItems(record[place.name])
  if (items.length === 0) return <Nothing />
  return room === 'line' ? <>{format.number(items.length)}</> : <PlanTable items={items} />
}
