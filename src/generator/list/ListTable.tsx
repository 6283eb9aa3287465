import { Skeleton } from '@mui/material'
import { useListContext } from 'react-admin'
import { useMany } from '../actions/useMany.ts'
import type { Blueprint } from '../blueprint.ts'
import { BulkBar } from './BulkBar.tsx'
import { NoResults } from './NoResults.tsx'
import { RowsTable } from './RowsTable.tsx'
import { useChosenColumns } from './useChosenColumns.ts'
import { useSelection } from './useSelection.ts'

export interface RowsProps {
  readonly blueprint: Blueprint
  /** Columns that say the same in every row, as where another page narrows the list. */
  readonly without?: readonly string[]
}

/**
 * The list as a table: the descriptor's columns, the first shown of which leads to the record, and each row's actions. Its elements are
 * plain, because it is drawn more often than anything else: react-admin's table of ten rows takes two thousand renders.
 */
export const ListTable = ({ blueprint, without }: RowsProps) => {
  const { resource } = blueprint
  const { data, total, isPending } = useListContext()
  const columns = useChosenColumns(blueprint, without)
  const { bulk, together, selectable } = useMany(resource)
  const selection = useSelection()
  if (isPending) return <Skeleton variant="rectangular" height={420} />
  if (!data?.length || total === 0) return <NoResults />
  return (
    <>
      {selectable && <BulkBar offers={bulk} together={together} />}
      <RowsTable resource={resource} data={data} columns={columns} selection={selectable ? selection : undefined} />
    </>
  )
}
