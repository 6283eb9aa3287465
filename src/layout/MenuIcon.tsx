import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { Box } from '@mui/material'
import type { MenuEntry } from './menuTree.ts'

type Icon = ComponentType<{ readonly names: readonly string[] }>

// An icon that cannot be fetched is no reason to show nothing.
const NamedIcon = lazy(async (): Promise<{ default: Icon }> => {
  const icons = await import('./icons.tsx').catch(() => undefined)
  return { default: icons?.NamedIcon ?? (() => null) }
})

/** The icon of a menu entry: as the menu names it, else that of its page or group. Icons load after the first page. */
export const MenuIcon = ({ entry }: { entry: Pick<MenuEntry, 'icon' | 'page' | 'key'> }) => (
  <Box component="span" aria-hidden sx={{ display: 'inline-flex', width: 20, height: 20 }}>
    <Suspense fallback={null}>
      <NamedIcon names={[entry.icon, entry.page ?? '', entry.key.split('/').at(-1) ?? '']} />
    </Suspense>
  </Box>
)
