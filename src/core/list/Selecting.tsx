import { useListContext } from 'react-admin'
import type { Identifier, RaRecord } from 'react-admin'
import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** What of a list is selected: rows that are ticked, all of them on the screen, or all that its filter finds. */
export interface Selection {
  readonly count: number
  /** The selected rows that are on the screen. */
  readonly records: readonly RaRecord[]
  /** All that the filter finds, the pages that are not shown included. */
  readonly isWhole: boolean
  readonly has: (id: Identifier) => boolean
  /** Selects a row or no longer; with `range`, all from the one before to this one. */
  readonly toggle: (id: Identifier, range: boolean) => void
  readonly toggleShown: () => void
  readonly takeWhole: () => void
  readonly clear: () => void
}

const nothing = (): void => undefined
const none: ReadonlySet<Identifier> = new Set()

const SelectionContext = createContext<Selection>({
  count: 0,
  records: [],
  isWhole: false,
  has: () => false,
  toggle: nothing,
  toggleShown: nothing,
  takeWhole: nothing,
  clear: nothing,
})

export const useSelection = (): Selection => useContext(SelectionContext)

interface Taken {
  /** The list that was selected from, by its filter. */
  readonly from: string
  readonly ids: ReadonlySet<Identifier>
  readonly isWhole: boolean
}

const noRows: readonly RaRecord[] = []

/**
 * Holds what is selected in the list around. Nobody acts on what is not on the screen: a selection ends for each row
 * that leaves the page, whether by a search, a filter, the sort, another page or because it is gone, and with the page
 * itself. All that the filter finds is selected by saying so, and ends with the filter.
 */
export const SelectionProvider = ({ children }: { children: ReactNode }) => {
  const { data, total, filter, filterValues } = useListContext()
  const rows: readonly RaRecord[] = data ?? noRows
  const from = JSON.stringify([filterValues, filter])
  const [taken, setTaken] = useState<Taken>({ from, ids: none, isWhole: false })
  const isSame = taken.from === from
  const stays = (id: Identifier): boolean => isSame && rows.some(record => record.id === id)
  if (!isSame || [...taken.ids].some(id => !stays(id))) {
    // While it is drawn, so that nothing is ever shown, or acted on, that has ended.
    setTaken({ from, ids: new Set([...taken.ids].filter(stays)), isWhole: isSame && taken.isWhole })
  }

  const shown = useMemo(() => rows.map(record => record.id), [rows])
  const selected = useMemo(() => (taken.isWhole ? new Set(shown) : taken.ids), [taken, shown])
  const now = useRef({ from, shown, selected })
  now.current = { from, shown, selected }
  const last = useRef<Identifier>(undefined)
  if (selected.size === 0) last.current = undefined

  const take = useCallback(
    (ids: Iterable<Identifier>, isWhole = false) => setTaken({ from: now.current.from, ids: new Set(ids), isWhole }),
    [],
  )
  const toggle = useCallback(
    (id: Identifier, range: boolean) => {
      const { shown: ids, selected: before } = now.current
      const start = range && last.current !== undefined ? ids.indexOf(last.current) : -1
      last.current = id
      const end = ids.indexOf(id)
      const meant = start < 0 ? [id] : ids.slice(Math.min(start, end), Math.max(start, end) + 1)
      take(before.has(id) ? [...before].filter(one => !meant.includes(one)) : [...before, ...meant])
    },
    [take],
  )
  const toggleShown = useCallback(() => {
    const { shown: ids, selected: before } = now.current
    take(before.size === ids.length ? [] : ids)
  }, [take])
  const takeWhole = useCallback(() => take([], true), [take])
  const clear = useCallback(() => take([]), [take])

  const value = useMemo(
    (): Selection => ({
      count: taken.isWhole ? (total ?? selected.size) : selected.size,
      records: rows.filter(record => selected.has(record.id)),
      isWhole: taken.isWhole,
      has: id => selected.has(id),
      toggle,
      toggleShown,
      takeWhole,
      clear,
    }),
    [taken, total, selected, rows, toggle, toggleShown, takeWhole, clear],
  )
  return <SelectionContext.Provider value={value}>{children}</SelectionContext.Provider>
}
