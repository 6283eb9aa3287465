import { memo } from 'react'
import { NamedIcon } from './icons.tsx'
import type { MenuEntry } from './menuTree.ts'

type Named = Pick<MenuEntry, 'icon' | 'page' | 'key'>

const box = { display: 'inline-flex', width: 20, height: 20 } as const

/** The icon of a menu entry: as the menu names it, else that of its page or group. */
export const MenuIcon = memo(({ entry }: { entry: Named }) => (
  <span aria-hidden className="icon" style={box}><NamedIcon names={[entry.icon, entry.page ?? '', entry.key.split('/').at(-1) ?? '']} /></span>
), ({ entry: before }, { entry: after }) => before.icon === after.icon && before.page === after.page && before.key === after.key)
MenuIcon.displayName = 'MenuIcon'
