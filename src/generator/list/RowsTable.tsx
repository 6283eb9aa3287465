import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/schema/index.ts'
import type { Shown } from '../blueprint.ts'
import { moveBetweenRows } from './keys.ts'
import { TableHead } from './TableHead.tsx'
import { TableRows } from './TableRows.tsx'
import type { Selection } from './useSelection.ts'

interface RowsTableProps {
  readonly resource: AnyResource
  readonly data: readonly RaRecord[]
  readonly columns: readonly Shown[]
  /** None where no action takes many records. */
  readonly selection: Selection | undefined
}

/** The table itself, in the context of a list. */
export const RowsTable = ({ resource, data, columns, selection }: RowsTableProps) => (
  <div className="plain-table" data-keep-scroll="">
    <table>
      <TableHead columns={columns} selectable={selection !== undefined} />
      <tbody onKeyDown={moveBetweenRows}><TableRows resource={resource} data={data} columns={columns} selection={selection} /></tbody>
    </table>
  </div>
)
