import { Box, Button, Popover } from '@mui/material'
import { ColumnsSelector, DataTableRenderContext, DataTableStoreContext, DataTable, useTranslate } from 'react-admin'
import { useMemo, useState } from 'react'
import type { ResourceView } from '../resourceView.ts'
import { useTell } from '../actions/useTell.ts'
import { columnsKey, spareColumns } from './useChosenColumns.ts'
import { useListViews } from './useListViews.ts'

interface PanelProps {
  readonly blueprint: ResourceView
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** Shows, hides and arranges columns for as long as the page's tab is there; what lasts is kept in the default view. */
export const ColumnsPanel = ({ blueprint, anchor, onClose }: PanelProps) => {
  const translate = useTranslate()
  const tell = useTell()
  const { saved, keepColumns } = useListViews(blueprint)
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
      {saved.mayKeep && (
        <Box sx={{ textAlign: 'center', px: 2, pb: 1.5 }}>
          <Button size="small" variant="outlined" onClick={() => void keepColumns().then(onClose, tell)}>{translate('app.views.keepColumns')}</Button>
        </Box>
      )}
    </Popover>
  )
}
