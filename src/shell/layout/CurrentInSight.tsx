import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-admin'
import type { MenuEntry } from './menuTree.ts'

interface CurrentInSightProps {
  readonly menu: RefObject<HTMLElement | null>
  readonly entries: readonly MenuEntry[]
}

/**
 * Scrolls a menu to the entry of the page whenever another one is opened, from wherever that was. It draws nothing and
 * stands beside the menu, as whoever follows the address is drawn anew for each page.
 */
export const CurrentInSight = ({ menu, entries }: CurrentInSightProps) => {
  const { pathname } = useLocation()
  useEffect(() => {
    // Its group may be opened just now.
    const frame = requestAnimationFrame(() =>
      menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [menu, pathname, entries])
  return null
}
