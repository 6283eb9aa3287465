import { memo } from 'react'
import type { ComponentType } from 'react'
import { idly, laterIn } from '../../core/later.tsx'
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

// They come with the menu where the browser has them already, else right after the first page, which does not wait for
// them.
const load = async (): Promise<Icon> => {
  const { NamedIcon } = await import('./icons.tsx')
  remember()
  return NamedIcon
}
const NamedIcon = areCached() ? laterIn(null, load) : idly(null, load)

type Named = Pick<MenuEntry, 'icon' | 'page' | 'key'>

const box = { display: 'inline-flex', width: 20, height: 20 } as const

/** The icon of a menu entry: as the menu names it, else that of its page or group. Icons come apart from the page. */
export const MenuIcon = memo(
  ({ entry }: { entry: Named }) => (
    <span aria-hidden className="icon" style={box}>
      <NamedIcon names={[entry.icon, entry.page ?? '', entry.key.split('/').at(-1) ?? '']} />
    </span>
  ),
  ({ entry: before }, { entry: after }) =>
    before.icon === after.icon && before.page === after.page && before.key === after.key,
)
MenuIcon.displayName = 'MenuIcon'
