import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useRowWays } from '../actions/useRowWays.ts'
import type { FieldView } from '../resourceView.ts'
import { keepHeadInSight } from './keepHeadInSight.ts'
import { moveBetweenRows } from './keys.ts'
import { TableHead } from './TableHead.tsx'
import { TableRows } from './TableRows.tsx'

interface RowsTableProps {
  readonly resource: AnyResource
  readonly data: readonly RaRecord[]
  readonly columns: readonly FieldView[]
  /** Whether there is anything to be done with several records. */
  readonly selectable: boolean
}

/** The table itself, in the context of a list. Where nothing can be done with any row, it has no column for that. */
export const RowsTable = ({ resource, data, columns, selectable }: RowsTableProps) => {
  const { any: acting } = useRowWays(resource)
  return (
    <div className="plain-table" data-keep-scroll="" ref={keepHeadInSight}>
      <table>
        <TableHead columns={columns} selectable={selectable} acting={acting} />
        <tbody onKeyDown={moveBetweenRows}><TableRows resource={resource} data={data} columns={columns} selectable={selectable} acting={acting} /></tbody>
      </table>
    </div>
  )
}
