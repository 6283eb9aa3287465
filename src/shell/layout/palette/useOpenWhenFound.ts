import { useEffect, useRef } from 'react'
import { useLatest } from '../../../core/useLatest.ts'
import type { Entry } from './Entry.ts'

interface Finding {
  readonly query: string
  readonly isSearching: boolean
  readonly active: Entry | undefined
  readonly choose: (entry: Entry, elsewhere: boolean) => void
  /** It was asked for before there was anything to choose from. */
  readonly isWanted: boolean
}

/**
 * Opens what is chosen; where nothing has been found yet, what is found first, unless something else is typed
 * meanwhile.
 */
export const useOpenWhenFound = ({
  query,
  isSearching,
  active,
  choose,
  isWanted,
}: Finding): ((elsewhere: boolean) => void) => {
  const wanted = useRef<{ readonly query: string; readonly elsewhere: boolean } | undefined>(
    isWanted ? { query, elsewhere: false } : undefined,
  )
  const open = useLatest((): void => {
    const { current: now } = wanted
    if (now === undefined || (active === undefined && isSearching && now.query === query)) return
    wanted.current = undefined
    if (active !== undefined && now.query === query) choose(active, now.elsewhere)
  })
  useEffect(open, [open, query, isSearching, active])
  return elsewhere => {
    wanted.current = { query, elsewhere }
    open()
  }
}
