import { Box } from '@mui/material'
import { FilterButton, FilterContext } from 'react-admin'
import type { Blueprint } from '../blueprint.ts'
import { FilterBar, FilterDrawer } from './FilterBar.tsx'
import { useFilters } from './useFilters.tsx'

/** What narrows the list; a module of its own, so that the rows need not wait for inputs. */
const Filters = ({ blueprint, isNarrow }: { blueprint: Blueprint; isNarrow: boolean }) => {
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

export default Filters
