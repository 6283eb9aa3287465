import { useEffect } from 'react'
import { useNavigate } from 'react-admin'
import { isTyping } from '../../../core/keys/isTyping.ts'
import { scannedBy } from '../../../core/keys/scan.ts'

/** What the frame opens: the search, begun with what was scanned or typed where something was, of which the first that is found may be wanted already, and the dialog of keys. */
export type Opened = { readonly shows: 'search'; readonly scanned?: string; readonly typed?: string | undefined; readonly opensFirst?: boolean } | { readonly shows: 'keys' }

/** The way to a page of this back-office that a code spells out. */
const wayIn = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { origin, pathname, search } = new URL(text)
  return origin === window.location.origin ? pathname + search : undefined
}

const isWanted = (event: KeyboardEvent): boolean => event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey

/** How long what is typed is kept for a search that has still to come. Milliseconds. */
const patience = 3_000

/** Ctrl+K (⌘K) searches, `?` shows the keys, and a scan is searched for. Not over another dialog, which wants an answer first. */
export const useFrameKeys = (open: (next: (now: Opened | undefined) => Opened | undefined) => void): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const isOver = (): boolean => document.querySelector('[aria-modal=true]') !== null
    const unlessOver = (wanted: Opened) => open(now => (now || isOver() ? undefined : wanted))
    // Whoever knows what they look for types on at once: that is for the search, which has no field yet.
    let awaitedUntil = 0
    const collect = (event: KeyboardEvent): void => {
      const { key, timeStamp } = event
      if (timeStamp > awaitedUntil || isOver() || event.ctrlKey || event.metaKey || key.length > 1) return
      event.preventDefault()
      event.stopImmediatePropagation()
      open(now => (now?.shows === 'search' ? { ...now, typed: (now.typed ?? '') + key } : now))
    }
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return
      if (isWanted(event)) {
        event.preventDefault()
        awaitedUntil = isOver() || awaitedUntil > event.timeStamp ? 0 : event.timeStamp + patience
        return unlessOver({ shows: 'search' })
      }
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target) || scannedBy(event) !== 'pressed') return
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
    document.addEventListener('keydown', collect, true)
    document.addEventListener('keydown', scan, true)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', collect, true)
      document.removeEventListener('keydown', scan, true)
      document.removeEventListener('keydown', press)
    }
  }, [open, navigate])
}
