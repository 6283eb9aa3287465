import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-admin'

/**
 * Scrolls a menu to the entry of the page whenever another one is opened, from wherever that was; an entry in sight
 * stays where it is, as somebody may be clicking it. It draws nothing and stands beside the menu, as whoever follows the
 * address is drawn anew for each page.
 */
export const CurrentInSight = ({ menu }: { readonly menu: RefObject<HTMLElement | null> }) => {
  const { pathname } = useLocation()
  useEffect(() => {
    // Its group may be opened just now.
    const frame = requestAnimationFrame(() =>
      menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [menu, pathname])
  return null
}
