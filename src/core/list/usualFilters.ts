import { useListContext } from 'react-admin'
import type { ResourceView } from '../resourceView.ts'

/**
 * So many filters are always there beside the search, and whatever the list asks for besides them; the others come when
 * they are asked for.
 */
const alwaysThere = 2

export const isAlwaysThere = ({ asked, filters }: ResourceView, name: string): boolean =>
  name === 'q' ||
  [...asked, ...filters.slice(0, Math.max(0, alwaysThere - asked.length))].some(filter => filter.name === name)

/** Whether the list shows no filters but those that are always there, which stand in one line. */
export const useAreFiltersUsual = (blueprint: ResourceView): boolean => {
  const { displayedFilters, filterValues } = useListContext()
  // Deletion has a switch of its own; what is no filter of the list is shown nowhere.
  return [...Object.keys(filterValues), ...Object.keys((displayedFilters as object | undefined) ?? {})].every(
    name => isAlwaysThere(blueprint, name) || !blueprint.filters.some(filter => filter.name === name),
  )
}
