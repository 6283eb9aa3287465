import Menu from '@mui/icons-material/Menu'
import MenuOpen from '@mui/icons-material/MenuOpen'
import { AppBar, Box, IconButton, Toolbar, Tooltip, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { memo } from 'react'
import { LoadingIndicator, ToggleThemeButton, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import icon from '../app/icon.svg'
import { idly } from '../../core/later.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Contained } from '../../core/Contained.tsx'
import { FullscreenButton } from './FullscreenButton.tsx'
import { LanguageButton } from './LanguageButton.tsx'
import { OrganisationName } from './OrganisationName.tsx'
import { PaletteButton } from './palette/PaletteButton.tsx'
import { barHeight } from '../../core/sizes.ts'
import { Trail } from './Trail.tsx'

// The first page does not wait for what can be read beside it.
const ReadingButtons = idly(
  <Box sx={{ width: { xs: 124, sm: 128 } }} />,
  async () => (await import('./reading/ReadingButtons.tsx')).ReadingButtons,
)

export interface TopBarProps {
  readonly open: boolean
  /** Below 1024 px. */
  readonly narrow: boolean
  /** A phone. */
  readonly compact: boolean
  readonly onToggle: () => void
}

/**
 * The bar above every page: menu, where the page stands, search, full screen, language, theme, organisation, account.
 * What has no room on a phone is in the menu of the account.
 */
export const TopBar = memo(({ open, narrow, compact, onToggle }: TopBarProps) => {
  const translate = useTranslate()
  // Where the bar holds all of its parts, but hardly.
  const tight = useMediaQuery<Theme>(theme => theme.breakpoints.down(1200))
  const label = translate(open ? 'app.shell.closeMenu' : 'app.shell.openMenu')
  return (
    <AppBar
      position="sticky"
      color="inherit"
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
    >
      {/* With the line below it, it is as high as what stands under it takes it for. */}
      <Toolbar
        disableGutters
        className="top-bar"
        sx={{ minHeight: `${barHeight - 1}px !important`, px: { xs: 0.5, sm: 1.5 }, gap: { xs: 0.25, sm: 0.5 } }}
      >
        <Tooltip title={label}>
          <IconButton onClick={onToggle} aria-label={label} aria-expanded={open} color="inherit">
            {open && !narrow ? <MenuOpen /> : <Menu />}
          </IconButton>
        </Tooltip>
        {!narrow && (
          <Box
            component={Link}
            to="/"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.25,
              mr: tight ? 0 : 2,
              color: 'inherit',
              textDecoration: 'none',
            }}
          >
            <Box component="img" src={icon} alt="" sx={{ width: 28, height: 28 }} />
            <Typography component="span" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
              {translate('app.shortName')}
            </Typography>
          </Box>
        )}
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            pl: narrow ? 0 : tight ? 1 : 2,
            borderLeft: narrow ? 0 : 1,
            borderColor: 'divider',
          }}
        >
          <Trail compact={narrow} />
        </Box>
        <LoadingIndicator />
        <PaletteButton compact={tight} />
        <Contained>
          <ReadingButtons />
        </Contained>
        {!narrow && <FullscreenButton />}
        {!compact && <LanguageButton />}
        {!compact && <ToggleThemeButton />}
        {!narrow && <OrganisationName />}
        <AccountMenu compact={narrow} holdsMore={compact} />
      </Toolbar>
    </AppBar>
  )
})
TopBar.displayName = 'TopBar'
