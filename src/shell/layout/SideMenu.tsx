import { Box, Button, Skeleton, Tooltip, Typography } from '@mui/material'
import { memo, useRef } from 'react'
import type { ContextType } from 'react'
import { useTranslate } from 'react-admin'
import { CurrentInSight } from './CurrentInSight.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import { MenuList, MenuLookContext } from './MenuItems.tsx'
import type { MenuListProps } from './MenuItems.tsx'
import { useMenu } from './useMenu.ts'

export type SideMenuProps = Omit<MenuListProps, 'entries'>

/** The menu with its icons, and its hints as tooltips. */
export const menuLook: ContextType<typeof MenuLookContext> = {
  Icon: MenuIcon,
  hinted: (hint, link) => (
    <Tooltip title={hint} placement="right" describeChild>
      {link}
    </Tooltip>
  ),
}

/** The main navigation: home, then the operator's menu. */
export const SideMenu = memo(({ folded, onNavigate }: SideMenuProps) => {
  const translate = useTranslate()
  const { entries, pending, failed, retry } = useMenu()
  const menu = useRef<HTMLElement>(null)
  return (
    <nav ref={menu} aria-label={translate('app.shell.mainMenu')} className={folded ? 'side-menu folded' : 'side-menu'}>
      <MenuLookContext value={menuLook}>
        <MenuList entries={entries} folded={folded} onNavigate={onNavigate} />
      </MenuLookContext>
      {/* Rights that are asked for again make other entries of the same menu, which scroll nothing. */}
      {entries.length > 0 && <CurrentInSight menu={menu} />}
      {pending && [1, 2, 3].map(row => <Skeleton key={row} variant="rounded" height={28} sx={{ mx: 2, my: 1.25 }} />)}
      {failed && !folded && (
        <Box role="alert" sx={{ p: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {translate('app.shell.menuFailed')}
          </Typography>
          <Button size="small" onClick={retry}>
            {translate('app.retry')}
          </Button>
        </Box>
      )}
    </nav>
  )
})
SideMenu.displayName = 'SideMenu'
