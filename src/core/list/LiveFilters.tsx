import { FilterLiveForm, ListContextProvider, useListContext } from 'react-admin'
import type { FilterLiveFormProps, ListControllerResult } from 'react-admin'
import { useEffect, useMemo, useRef } from 'react'
import { useDrops } from './filterDrops.tsx'

/** Short enough to feel immediate, long enough not to ask for every key. */
const debounce = 150

/**
 * react-admin's form of filters, which applies a change a moment later, when all filters may have been dropped: such a
 * change is dropped with them, and the form begins anew.
 */
export const LiveFilters = (props: FilterLiveFormProps) => {
  const list = useListContext()
  const drops = useDrops()
  const latest = useRef({ list, drops })
  useEffect(() => {
    latest.current = { list, drops }
  })
  const setFilters = useMemo<ListControllerResult['setFilters']>(
    () =>
      (...filters) => {
        if (latest.current.drops === drops) latest.current.list.setFilters(...filters)
      },
    [drops],
  )
  return (
    <ListContextProvider value={{ ...list, setFilters } as ListControllerResult}>
      <FilterLiveForm key={drops} {...props} debounce={debounce} />
    </ListContextProvider>
  )
}
