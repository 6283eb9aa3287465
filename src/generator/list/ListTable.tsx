import type { Theme } from '@mui/material'
import { DataTable } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useMemo } from 'react'
import { kinds } from '../../../resources/schema/kinds/index.ts'
import { useBulkOffers } from '../actions/useOffers.ts'
import { RowActions } from '../actions/RowActions.tsx'
import type { Blueprint, Shown } from '../blueprint.ts'
import { FieldCell } from '../fields/FieldCell.tsx'
import { BulkBar } from './BulkBar.tsx'
import { NoResults } from './NoResults.tsx'
import { RowLink } from './RowLink.tsx'
import { TableRows } from './TableRows.tsx'
import { useChosenColumns } from './useChosenColumns.ts'

/** Whether the server sorts by the field; it never does by what is masked, which would tell its order. */
const isSortable = ({ name, field }: Shown): boolean => name === 'id' || (kinds[field.kind]!.sortable && !field.mask)

const column = (blueprint: Blueprint, shown: Shown, isFirst: boolean) => (
  <DataTable.Col
    key={shown.name} source={shown.name} label={shown.label} disableSort={!isSortable(shown)}
    {...(shown.view.align ? { align: shown.view.align } : {})}
    render={(record: RaRecord) => {
      const cell = <FieldCell place={shown} record={record} room="line" />
      return isFirst ? <RowLink resource={blueprint.resource} record={record}>{cell}</RowLink> : cell
    }}
  />
)

// The actions stay in sight while the columns scroll below them.
const wide = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& td, & th': { whiteSpace: 'nowrap' },
  '& .MuiTableCell-sizeSmall:not(.MuiTableCell-paddingCheckbox)': { px: 1.25 },
  '& .column-actions': { position: 'sticky', right: 0, zIndex: 1, boxShadow: (theme: Theme) => `inset 1px 0 0 ${theme.palette.divider}` },
  '& td.column-actions': { backgroundColor: 'background.paper' },
  '& th.column-actions': { zIndex: 3 },
}

/** The list as a table: the descriptor's columns, the first shown of which leads to the record, and each row's actions. */
export const ListTable = ({ blueprint }: { blueprint: Blueprint }) => {
  const { resource, columns } = blueprint
  const first = useChosenColumns(blueprint)[0]
  const bulk = useBulkOffers(resource)
  const children = useMemo(() => [
    ...columns.map(shown => column(blueprint, shown, shown === first)),
    <DataTable.Col key="actions" source="actions" label="app.generator.actions" disableSort align="right">
      <RowActions resource={resource} />
    </DataTable.Col>,
  ], [blueprint, resource, columns, first])
  const bar = bulk.length > 0 ? <BulkBar offers={bulk} /> : undefined
  return (
    <DataTable
      rowClick={false} body={TableRows} empty={<NoResults />} sx={wide} size="small"
      bulkActionButtons={bar ?? false} {...(bar ? { bulkActionsToolbar: bar } : {})}
    >
      {children}
    </DataTable>
  )
}
