import { useCallback, useRef, useState } from 'react'
import { useDraft } from './useDraft.ts'
import type { DraftHandle } from './useDraft.ts'
import { useUnloadWarning } from './useUnloadWarning.ts'

/**
 * `useState` for what is typed on a page that is written by hand: it outlives leaving the page, and is offered by the handle
 * after everything else (`DraftNotice`). The value is JSON; a function of what it is now may be given instead. Call
 * `drop` of the handle when it is saved.
 *
 * @example const [text, setText, draft] = useDraftState('/nested', '')
 */
export const useDraftState = <V>(path: string, initial: V): [V, (value: V | ((now: V) => V)) => void, DraftHandle] => {
  const [value, setValue] = useState(initial)
  const current = useRef(value)
  const isUnsaved = (): boolean => JSON.stringify(current.current) !== JSON.stringify(initial)
  const put = useCallback((next: V) => {
    current.current = next
    setValue(next)
  }, [])
  const draft = useDraft(path, {
    read: () => (isUnsaved() ? { value: current.current } : undefined),
    restore: values => put(values['value'] as V),
  })
  const { touch } = draft
  const type = useCallback(
    (next: V | ((now: V) => V)) => {
      put(next instanceof Function ? next(current.current) : next)
      touch()
    },
    [put, touch],
  )
  useUnloadWarning(JSON.stringify(value) !== JSON.stringify(initial))
  return [value, type, draft]
}
