import { useStoreContext } from 'react-admin'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { scrollKey, tabsKey } from '../../app/pageState.ts'
import type { Scrolls } from '../tabs/pageMemory.ts'
import { noTabs } from '../tabs/tabs.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { isAtTop, restoreScroll, scrollOf } from './restoreScroll.ts'
import type { Scroll } from './restoreScroll.ts'

const mainContent = (): HTMLElement | null => document.getElementById('main-content')

/** Whether a navigation asks to begin at the top. Going back does not, whatever the page was opened with. */
const fromTop = (state: unknown, type: string): boolean =>
  type !== 'POP' &&
  state !== null &&
  typeof state === 'object' &&
  '_scrollToTop' in state &&
  state._scrollToTop === true

/**
 * Remembers how far each page was scrolled and brings it back there; a page that was not open yet, or of which nothing
 * is kept, begins at its top.
 */
export const useScrollMemory = (isKept: (path: string) => boolean): void => {
  const { pathname, state } = useLocation()
  const type = useNavigationType()
  const store = useStoreContext()
  const arrival = useRef({ state, type, isKept })
  // Asking the window how far it is scrolled has it laid out at once, in the midst of a change: it is asked when this
  // begins, and tells by itself when that changes.
  const [isScrolled] = useState(() => ({ current: window.scrollY !== 0 }))
  useLayoutEffect(() => {
    arrival.current = { state, type, isKept }
  })

  // The page itself is brought back; a browser that tries as well would do so too early.
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    const main = mainContent()
    if (!main) return
    const kept = (): Scrolls => store.getItem<Scrolls>(scrollKey, {}) ?? {}
    const saved = kept()[pathname]
    let latest: Scroll | undefined = saved
    let restoring = false
    const stop =
      saved && !fromTop(arrival.current.state, arrival.current.type)
        ? ((restoring = true),
          restoreScroll(main, saved, () => {
            restoring = false
          }))
        : undefined
    if (!stop && isScrolled.current) window.scrollTo(0, 0)

    // What remains of the page that was left may still be scrolled while this one appears.
    const note = (): void => {
      isScrolled.current = window.scrollY !== 0
      if (!restoring) latest = scrollOf(main)
    }
    const save = (): void => {
      // Without tabs there is nobody any more to whom the page belongs: it was signed out.
      if ((store.getItem<Tabs>(tabsKey, noTabs) ?? noTabs).length === 0) return
      const { [pathname]: _, ...others } = kept()
      store.setItem(
        scrollKey,
        latest && !isAtTop(latest) && arrival.current.isKept(pathname) ? { ...others, [pathname]: latest } : others,
      )
    }
    document.addEventListener('scroll', note, { capture: true, passive: true })
    window.addEventListener('pagehide', save)
    return () => {
      document.removeEventListener('scroll', note, { capture: true })
      window.removeEventListener('pagehide', save)
      stop?.()
      save()
    }
  }, [pathname, store, isScrolled])
}
