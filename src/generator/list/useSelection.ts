import { useListContext } from 'react-admin'
import type { Identifier } from 'react-admin'
import { useCallback, useEffect, useRef } from 'react'

export interface Selection {
  readonly selected: ReadonlySet<Identifier>
  /** Selects a record or no longer; with `range`, all from the one before to this one. */
  readonly toggle: (id: Identifier, range: boolean) => void
}

/** Which rows are selected, and how that changes. */
export const useSelection = (): Selection => {
  const { data, selectedIds, onSelect, onToggleItem } = useListContext()
  const now = useRef({ data, selectedIds, onSelect, onToggleItem })
  now.current = { data, selectedIds, onSelect, onToggleItem }
  const last = useRef<Identifier>(undefined)
  useEffect(() => { if (selectedIds.length === 0) last.current = undefined }, [selectedIds])
  const toggle = useCallback((id: Identifier, range: boolean) => {
    const ids = (now.current.data ?? []).map(record => record.id)
    const from = last.current === undefined ? -1 : ids.indexOf(last.current)
    last.current = id
    if (!range || from < 0) return now.current.onToggleItem(id)
    const to = ids.indexOf(id)
    const between = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    const before = now.current.selectedIds
    now.current.onSelect(before.includes(id) ? before.filter(one => !between.includes(one)) : [...new Set([...before, ...between])])
  }, [])
  return { selected: new Set(selectedIds), toggle }
}
