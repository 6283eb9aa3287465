import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useRowWays } from '../actions/useRowWays.ts'
import { resourceView } from '../resourceView.ts'
import { keepHeadInSight } from './keepHeadInSight.ts'
import { moveBetweenRows } from './keys.ts'
import { TableHead } from './TableHead.tsx'
import { TableRows } from './TableRows.tsx'
import { useArrangement } from './useChosenColumns.ts'
import type { ShownColumn } from './useChosenColumns.ts'

interface RowsTableProps {
  readonly resource: AnyResource
  readonly data: readonly RaRecord[]
  readonly columns: readonly ShownColumn[]
  /** Whether there is anything to be done with several records. */
  readonly selectable: boolean
  /** Whether columns can be made wider and narrower: not before the page is there. */
  readonly adjustable?: boolean
}

/** The table itself, in the context of a list. Where nothing can be done with any row, it has no column for that. */
export const RowsTable = ({ resource, data, columns, selectable, adjustable = false }: RowsTableProps) => {
  const { any: acting } = useRowWays(resource)
  const view = resourceView(resource)
  const { isCompact } = useArrangement(view)
  return (
    <div className="plain-table" data-keep-scroll="" ref={keepHeadInSight}>
      <table className={isCompact ? 'compact' : undefined}>
        <TableHead view={view} columns={columns} selectable={selectable} acting={acting} adjustable={adjustable} />
        <tbody onKeyDown={moveBetweenRows}>
          <TableRows resource={resource} data={data} columns={columns} selectable={selectable} acting={acting} />
        </tbody>
      </table>
    </div>
  )
}
