import { useListContext } from 'react-admin'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'

const DropsContext = createContext({ drops: 0, drop: (): void => undefined })

/** Knows how often the filters of a list were dropped. */
export const FilterDrops = ({ children }: { children: ReactNode }) => {
  const [drops, setDrops] = useState(0)
  const drop = useCallback(() => setDrops(count => count + 1), [])
  return (
    <DropsContext.Provider value={useMemo(() => ({ drops, drop }), [drops, drop])}>{children}</DropsContext.Provider>
  )
}

/** How often the filters were dropped: whatever was begun before such a moment does not hold any more. */
export const useDrops = (): number => useContext(DropsContext).drops

/** Drops all filters of the list. */
export const useDropFilters = (): (() => void) => {
  const { setFilters } = useListContext()
  const { drop } = useContext(DropsContext)
  return useCallback(() => {
    drop()
    setFilters({}, {})
  }, [drop, setFilters])
}
