import { lazy, memo, Suspense } from 'react'
import type { ComponentType } from 'react'
import { whenIdle } from '../../core/whenIdle.ts'
import type { MenuEntry } from './menuTree.ts'

type Icon = ComponentType<{ readonly names: readonly string[] }>

/** Under which the browser keeps the build whose icons it has in its cache. */
const cached = 'menu.icons'

const areCached = (): boolean => {
  try {
    return window.localStorage.getItem(cached) === import.meta.url
  } catch {
    return false
  }
}

const remember = (): void => {
  try {
    window.localStorage.setItem(cached, import.meta.url)
  } catch {
    // A browser that keeps nothing shows them a moment later each time.
  }
}

// They come with the menu where the browser has them already, else right after the first page, which does not wait for them. One that cannot
// be fetched is no reason to show nothing.
const NamedIcon = lazy(async (): Promise<{ default: Icon }> => {
  if (!areCached()) await whenIdle()
  const icons = await import('./icons.tsx').catch(() => undefined)
  if (icons) remember()
  return { default: icons?.NamedIcon ?? (() => null) }
})

type Named = Pick<MenuEntry, 'icon' | 'page' | 'key'>

const box = { display: 'inline-flex', width: 20, height: 20 } as const

/** The icon of a menu entry: as the menu names it, else that of its page or group. Icons come apart from the page. */
export const MenuIcon = memo(({ entry }: { entry: Named }) => (
  <span aria-hidden className="icon" style={box}>
    <Suspense fallback={null}>
      <NamedIcon names={[entry.icon, entry.page ?? '', entry.key.split('/').at(-1) ?? '']} />
    </Suspense>
  </span>
), ({ entry: before }, { entry: after }) => before.icon === after.icon && before.page === after.page && before.key === after.key)
MenuIcon.displayName = 'MenuIcon'
