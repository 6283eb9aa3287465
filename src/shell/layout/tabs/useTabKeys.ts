import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import type { ShownTab } from './useTabs.ts'

interface Given {
  readonly tabs: readonly ShownTab[]
  readonly openPath: string
  readonly row: RefObject<HTMLElement | null>
  readonly onClose: (tab: ShownTab) => void
  readonly onMenu: (tab: ShownTab, at: { readonly left: number; readonly top: number }) => void
}

/** The links of the tabs, those that are not shown left out. */
const linksIn = (row: HTMLElement | null, tabs: readonly ShownTab[]): HTMLElement[] =>
  [...(row?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])].filter(link =>
    tabs.some(tab => tab.path === link.dataset['tab']),
  )

const nextAt = (key: string, at: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * The keys of the bar: arrows, Home and End lead from tab to tab, Delete closes, the menu key or Shift+F10 opens the
 * menu. Answers the path of the tab that the Tab key leads to, and whether the focus is to stay here when a closed page
 * makes room for another.
 */
export const useTabKeys = ({ tabs, openPath, row, onClose, onMenu }: Given) => {
  const [reached, setReached] = useState<string>()
  const [closing, setClosing] = useState(false)
  const lost = useRef(false)

  // The tab with the focus is gone: the one in its place has it.
  useEffect(() => {
    if (!lost.current || document.activeElement !== document.body) return
    lost.current = false
    const links = linksIn(row.current, tabs)
    const next = links.find(link => link.dataset['tab'] === openPath) ?? links.at(-1)
    next?.focus()
  }, [tabs, openPath, row])

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const link = (event.target as HTMLElement).closest<HTMLElement>('[data-tab]')
    const links = linksIn(row.current, tabs)
    const at = link ? links.indexOf(link) : -1
    const tab = tabs.find(one => one.path === link?.dataset['tab'])
    if (!link || !tab) return
    const isClosing = event.key === 'Delete' && tab.closable
    setClosing(isClosing)
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      event.preventDefault()
      const { left, bottom } = link.getBoundingClientRect()
      return onMenu(tab, { left, top: bottom })
    }
    if (isClosing) {
      event.preventDefault()
      lost.current = true
      return onClose(tab)
    }
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : nextAt(event.key, at, links.length)
    if (next === undefined) return
    event.preventDefault()
    setReached(links[next]!.dataset['tab'])
    links[next]!.focus()
  }
  const leave = (): void => setReached(undefined)

  const known = (path: string | undefined) => tabs.some(tab => tab.path === path)
  return { press, leave, closing, reached: known(reached) ? reached : known(openPath) ? openPath : tabs[0]?.path }
}
