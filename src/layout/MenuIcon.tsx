import { lazy, memo, Suspense } from 'react'
import type { ComponentType } from 'react'
import type { MenuEntry } from './menuTree.ts'

type Icon = ComponentType<{ readonly names: readonly string[] }>

// The page's head has them fetched beside what the first page waits for, so that they are there with the menu or soon after it.
const loaded = import('./icons.tsx').catch(() => undefined)

// An icon that cannot be fetched is no reason to show nothing.
const NamedIcon = lazy(async (): Promise<{ default: Icon }> => {
  const icons = await loaded
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
