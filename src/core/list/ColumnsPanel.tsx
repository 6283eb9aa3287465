import { Box, Popover } from '@mui/material'
import { ColumnsSelector, DataTableRenderContext, DataTableStoreContext, DataTable, useTranslate } from 'react-admin'
import { useMemo, useState } from 'react'
import type { ResourceView } from '../resourceView.ts'
import { columnsKey, spareColumns } from './useChosenColumns.ts'

/** Shows, hides and arranges columns; what is chosen is kept in the browser. */
export const ColumnsPanel = ({ blueprint, anchor, onClose }: { blueprint: ResourceView; anchor: HTMLElement; onClose: () => void }) => {
  const translate = useTranslate()
  const storeKey = columnsKey(blueprint.resource)
  const store = useMemo(() => ({ storeKey, defaultHiddenColumns: spareColumns(blueprint.resource) }), [storeKey, blueprint])
  // react-admin's selector draws itself into an element that has to be there before it.
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <Popover
      open anchorEl={anchor} onClose={onClose} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('ra.action.select_columns') } }}
    >
      <Box ref={setPlace} id={`${storeKey}-columnsSelector`} sx={{ px: 1, minWidth: 200 }} />
      {place && (
        <DataTableStoreContext.Provider value={store}>
          <DataTableRenderContext.Provider value="columnsSelector">
            <ColumnsSelector>{blueprint.columns.map(({ name, label }) => <DataTable.Col key={name} source={name} label={label} />)}</ColumnsSelector>
          </DataTableRenderContext.Provider>
        </DataTableStoreContext.Provider>
      )}
    </Popover>
  )
}
