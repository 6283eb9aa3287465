import { Drawer } from '@mui/material'
import { memo } from 'react'
import { SideMenu } from './SideMenu.tsx'
import { barHeight, sidebarWidths } from '../../core/sizes.ts'

const nothing = (): void => undefined

export interface SidebarProps {
  /** Below 1024 px: it lies over the page and closes when a page is chosen. */
  readonly narrow: boolean
  readonly open: boolean
  readonly onClose: () => void
  /** What it is called while it lies over the page. */
  readonly label: string
}

/** The sidebar: beside the page, whole or folded to its icons, or over the page where there is no room beside it. */
export const Sidebar = memo(({ narrow, open, onClose, label }: SidebarProps) =>
  narrow ? (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': label, sx: { width: 272, maxWidth: '86vw' } } }}
    >
      <SideMenu folded={false} onNavigate={onClose} />
    </Drawer>
  ) : (
    <Drawer
      variant="permanent"
      // As tall as the page, so that the menu within has room to stay in sight.
      sx={{
        width: open ? sidebarWidths.open : sidebarWidths.folded,
        flexShrink: 0,
        alignSelf: 'stretch',
        displayPrint: 'none',
      }}
      slotProps={{
        paper: {
          sx: {
            position: 'sticky',
            top: barHeight,
            height: `calc(100vh - ${barHeight}px)`,
            width: 'inherit',
            overflowX: 'hidden',
            zIndex: 1,
            bgcolor: 'background.paper',
          },
        },
      }}
    >
      <SideMenu folded={!open} onNavigate={nothing} />
    </Drawer>
  ),
)
Sidebar.displayName = 'Sidebar'
