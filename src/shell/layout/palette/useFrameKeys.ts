import { useEffect, useLayoutEffect } from 'react'
import { useNavigate } from 'react-admin'
import { isOver } from '../../../core/keys/isOver.ts'
import { isTyping } from '../../../core/keys/isTyping.ts'
import { scannedBy } from '../../../core/keys/scan.ts'

/**
 * What the frame opens: the search, begun with what was scanned or typed where something was, of which the first that
 * is found may be wanted already or which has no field yet (`byKey`), and the dialog of keys.
 */
export type Opened =
  | {
      readonly shows: 'search'
      readonly scanned?: string
      readonly typed?: string | undefined
      readonly opensFirst?: boolean
      readonly byKey?: true
    }
  | { readonly shows: 'keys' }

/** The way to a page of this back-office that a code spells out. */
const wayIn = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { origin, pathname, search } = new URL(text)
  return origin === window.location.origin ? pathname + search : undefined
}

const isWanted = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey

/** How long what is typed is kept for a search that has still to come. Milliseconds. */
const patience = 3_000

/**
 * Ctrl+K (⌘K) searches, `?` shows the keys, and a scan is searched for. Not over another dialog, which wants an answer
 * first.
 */
export const useFrameKeys = (
  opened: Opened | undefined,
  open: (next: (now: Opened | undefined) => Opened | undefined) => void,
): void => {
  const navigate = useNavigate()
  const isAwaited = opened?.shows === 'search' && opened.byKey === true
  // Whoever knows what they look for types on at once: that is for the search, which has no field yet. Before anything
  // else, and not longer than it is open.
  useLayoutEffect(() => {
    if (!isAwaited) return
    const until = performance.now() + patience
    const collect = (event: KeyboardEvent): void => {
      const { key, timeStamp } = event
      if (timeStamp > until || isOver() || event.ctrlKey || event.metaKey || key.length > 1) return
      event.preventDefault()
      event.stopPropagation()
      open(now => (now?.shows === 'search' ? { ...now, typed: (now.typed ?? '') + key } : now))
    }
    window.addEventListener('keydown', collect, true)
    return () => window.removeEventListener('keydown', collect, true)
  }, [isAwaited, open])
  useEffect(() => {
    const unlessOver = (wanted: Opened) => open(now => (now || isOver() ? undefined : wanted))
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return
      if (isWanted(event)) {
        event.preventDefault()
        return unlessOver({ shows: 'search', byKey: true })
      }
      if (
        event.key !== '?' ||
        event.ctrlKey ||
        event.metaKey ||
        isTyping(event.target) ||
        scannedBy(event) !== 'pressed'
      )
        return
      event.preventDefault()
      unlessOver({ shows: 'keys' })
    }
    // Before anything else: the Enter of a scanner is for nobody who has the focus by chance.
    const scan = (event: KeyboardEvent): void => {
      const is = scannedBy(event)
      if (typeof is === 'string') return
      event.preventDefault()
      event.stopPropagation()
      const way = wayIn(is.text)
      if (way === undefined) unlessOver({ shows: 'search', scanned: is.text })
      else void navigate(way)
    }
    document.addEventListener('keydown', scan, true)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', scan, true)
      document.removeEventListener('keydown', press)
    }
  }, [open, navigate])
}
