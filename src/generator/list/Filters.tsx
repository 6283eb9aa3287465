import { Box } from '@mui/material'
import { FilterButton, FilterContext } from 'react-admin'
import type { AfterRowsProps } from './AfterRows.tsx'
import { FilterBar, FilterDrawer } from './FilterBar.tsx'
import { useFilters } from './useFilters.tsx'

/** What narrows the list: the inputs that are always there, and the way to the others. */
export const Filters = ({ blueprint, isNarrow }: AfterRowsProps) => {
  const filters = useFilters(blueprint)
  if (isNarrow) return <FilterDrawer filters={filters} />
  return (
    <FilterContext.Provider value={filters}>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, '& > form': { flex: 1 } }}>
        <FilterBar filters={filters} />
        <Box sx={{ pb: 1.25 }}><FilterButton /></Box>
      </Box>
    </FilterContext.Provider>
  )
}
