import { Box, Button, Skeleton, Typography } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { MenuGroup, MenuLink } from './MenuItems.tsx'
import { pagesOf } from './menuTree.ts'
import { useMenu } from './useMenu.ts'

export interface SideMenuProps {
  /** Icons alone, for a sidebar that is folded. */
  readonly folded: boolean
  readonly onNavigate: () => void
}

/** The main navigation: home, then the operator's menu. */
export const SideMenu = memo(({ folded, onNavigate }: SideMenuProps) => {
  const translate = useTranslate()
  const { entries, pending, failed, retry } = useMenu()
  const home = { key: '/', title: translate('app.shell.home'), icon: 'home', to: '/', children: [] } as const
  return (
    <nav aria-label={translate('app.shell.mainMenu')} className={folded ? 'side-menu folded' : 'side-menu'}>
      <ul>
        <MenuLink entry={home} folded={folded} depth={0} onNavigate={onNavigate} />
        {folded
          ? pagesOf(entries).map(entry => <MenuLink key={entry.key} entry={entry} folded depth={0} onNavigate={onNavigate} />)
          : entries.map(entry => (entry.to ?? entry.href
            ? <MenuLink key={entry.key} entry={entry} folded={false} depth={0} onNavigate={onNavigate} />
            : <MenuGroup key={entry.key} entry={entry} depth={0} onNavigate={onNavigate} />))}
      </ul>
      {pending && [1, 2, 3].map(row => <Skeleton key={row} variant="rounded" height={28} sx={{ mx: 2, my: 1.25 }} />)}
      {failed && !folded && (
        <Box role="alert" sx={{ p: 2 }}>
          <Typography variant="body2" color="text.secondary">{translate('app.shell.menuFailed')}</Typography>
          <Button size="small" onClick={retry}>{translate('app.retry')}</Button>
        </Box>
      )}
    </nav>
  )
})
SideMenu.displayName = 'SideMenu'
