import { Box } from '@mui/material'
import { FilterButton, FilterContext, useListContext } from 'react-admin'
import { useLayoutEffect } from 'react'
import { countedParameter } from '../../../resources/core/statistics/counted.ts'
import { later } from '../later.tsx'
import type { AfterRowsProps } from './AfterRows.tsx'
import { FilterBar, FilterDrawer } from './FilterBar.tsx'
import { useFilters } from './useFilters.tsx'
import { useAreFiltersUsual } from './usualFilters.ts'

interface FiltersProps extends AfterRowsProps {
  readonly onDrawn: () => void
}

const lines = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: 1,
  minHeight: 62,
  '& > form': { flex: 1, minWidth: 0 },
  // What is wrong with a filter lies over the rows, which stay where they are.
  '& .MuiFormControl-root': { position: 'relative' },
  '& .MuiFormHelperText-root.Mui-error': {
    position: 'absolute',
    top: '100%',
    left: 0,
    zIndex: 3,
    m: 0,
    px: 1,
    width: 'max-content',
    maxWidth: '30em',
    borderRadius: 1,
    bgcolor: 'background.paper',
    pointerEvents: 'none',
  },
}
// Those that are always there share the one line that was kept for them, and grow narrower rather than move the rows.
const oneLine = {
  ...lines,
  '& > form': { flex: 1, minWidth: 0, flexWrap: 'nowrap' },
  '& > form .RaFilterForm-filterFormInput:has([type="search"])': { minWidth: 0 },
  '& > form .MuiFormControl-root': { minWidth: 0 },
  '& > form .MuiAutocomplete-root': { minWidth: 'min(14em, 22vw)' },
}

const CountedChip = later(async () => (await import('../report/CountedChip.tsx')).CountedChip, 40)

/** What narrows the list: the inputs that are always there, and the way to the others. */
export const Filters = ({ blueprint, isNarrow, onDrawn }: FiltersProps) => {
  const filters = useFilters(blueprint)
  const areUsual = useAreFiltersUsual(blueprint)
  useLayoutEffect(onDrawn, [onDrawn])
  const { filterValues } = useListContext()
  const counted = countedParameter in filterValues && <CountedChip resource={blueprint.resource.name} />
  if (isNarrow)
    return (
      <>
        <FilterDrawer filters={filters} />
        {counted}
      </>
    )
  return (
    <FilterContext.Provider value={filters}>
      <Box sx={areUsual ? oneLine : lines}>
        <FilterBar filters={filters} />
        <Box sx={{ pb: 1.25 }}>
          <FilterButton disableSaveQuery />
        </Box>
      </Box>
      {counted}
    </FilterContext.Provider>
  )
}
