import { useListContext } from 'react-admin'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { listAddress } from './listAddress.ts'
import type { Shown } from './listAddress.ts'

interface How {
  /** Another filter than the list has. */
  readonly filter?: Readonly<Record<string, unknown>>
  /** The way back leads to what was shown before this. */
  readonly replace?: boolean
}

/** Shows the list around otherwise, with the filters and the order that it has. */
export const useTurn = (): ((shown: Shown, how?: How) => void) => {
  const { filterValues, displayedFilters, sort, perPage } = useListContext()
  const navigate = useNavigate()
  return useCallback(
    (shown, { filter = filterValues, replace = false } = {}) => {
      const displayed = [
        ...new Set([...Object.keys((displayedFilters as object | undefined) ?? {}), ...Object.keys(filter)]),
      ]
      void navigate({ search: listAddress({ filter, sort, perPage, displayed }, shown) }, { replace })
    },
    [filterValues, displayedFilters, sort, perPage, navigate],
  )
}
