import { lazy, Suspense } from 'react'
import { Box } from '@mui/material'
import type { MenuEntry } from './menuTree.ts'

const NamedIcon = lazy(async () => ({ default: (await import('./icons.tsx')).NamedIcon }))

/** The icon of a menu entry: as the menu names it, else that of its page or group. Icons load after the first page. */
export const MenuIcon = ({ entry }: { entry: Pick<MenuEntry, 'icon' | 'page' | 'key'> }) => (
  <Box component="span" aria-hidden sx={{ display: 'inline-flex', width: 20, height: 20 }}>
    <Suspense fallback={null}>
      <NamedIcon names={[entry.icon, entry.page ?? '', entry.key.split('/').at(-1) ?? '']} />
    </Suspense>
  </Box>
)
