import { Skeleton } from '@mui/material'
import { useListContext } from 'react-admin'
import { useMany } from '../actions/useMany.ts'
import type { ResourceView } from '../resourceView.ts'
import { laterIn } from '../later.tsx'
import { NoResults } from './NoResults.tsx'
import { RowsTable } from './RowsTable.tsx'
import { useSelection } from './Selecting.tsx'
import { useChosenColumns } from './useChosenColumns.ts'

// What can be done with a selection comes with the first one.
const BulkBar = laterIn(null, async () => (await import('./BulkBar.tsx')).BulkBar)

export interface RowsProps {
  readonly blueprint: ResourceView
  /** Columns that say the same in every row, as where another page narrows the list. */
  readonly without?: readonly string[]
}

/**
 * The list as a table: the descriptor's columns, the first shown of which leads to the record, and each row's actions.
 * Its elements are plain, because it is drawn more often than anything else: react-admin's table of ten rows takes two
 * thousand renders.
 */
export const ListTable = ({ blueprint, without }: RowsProps) => {
  const { resource } = blueprint
  const { data, total, isPending } = useListContext()
  const columns = useChosenColumns(blueprint, without)
  const { selectable } = useMany(resource)
  const { count } = useSelection()
  if (isPending) return <Skeleton variant="rectangular" height={420} />
  if (!data?.length || total === 0) return <NoResults />
  return (
    <div className="below-bar">
      {selectable && count > 0 && <BulkBar resource={resource} />}
      <RowsTable resource={resource} data={data} columns={columns} selectable={selectable} adjustable />
    </div>
  )
}
