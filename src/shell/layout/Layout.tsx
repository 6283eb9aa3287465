import { Box, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { SkipNavigationButton, useStore, useTranslate } from 'react-admin'
import type { LayoutProps } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { prompts } from '../app/session.ts'
import { idly } from '../../core/later.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { KeepingProvider } from '../drafts/useKeeping.ts'
import { releaseUnless } from '../../core/held.ts'
import { Arrival } from './arrival/Arrival.tsx'
import { useIsKept } from './arrival/useVisits.ts'
import { Contained } from '../../core/Contained.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { MissingPartNotice } from './MissingPartNotice.tsx'
import { ReauthenticationGate } from './ReauthenticationGate.tsx'
import { SessionDialog } from './SessionDialog.tsx'
import { SessionWatch } from './SessionWatch.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SignOut } from './SignOut.tsx'
import { VisitedTabs } from './tabs/VisitedTabs.tsx'
import { TopBar } from './TopBar.tsx'

const LiveConnection = idly(null, async () => (await import('../live/LiveConnection.tsx')).LiveConnection)

// What is made once is not drawn anew when another page is opened.
const skip = <SkipNavigationButton />
const offline = <OfflineBanner />

/** The frame of every page: bar, sidebar, content, and the dialog that speaks for the session. */
export const Layout = ({ children }: LayoutProps) => {
  const narrow = useMediaQuery<Theme>(theme => theme.breakpoints.down(1024))
  const phone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  const [wideOpen, setWideOpen] = useStore('sidebar.open', true)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const { pathname } = useLocation()
  const translate = useTranslate()
  const isKept = useIsKept()
  // However a page was left, the drawer does not lie over the next one.
  useEffect(() => setDrawerOpen(false), [pathname])
  useLayoutEffect(() => releaseUnless(pathname), [pathname])
  const open = narrow ? drawerOpen : wideOpen
  const setOpen = narrow ? setDrawerOpen : setWideOpen
  const toggle = useCallback(() => setOpen(!open), [setOpen, open])
  const closeDrawer = useCallback(() => setDrawerOpen(false), [])

  return (
    <Box
      sx={{
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
        '@media print': { bgcolor: 'transparent' },
      }}
    >
      {skip}
      <SignOut>
        <TopBar open={open} narrow={narrow} compact={phone} onToggle={toggle} />
      </SignOut>
      {offline}
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Sidebar narrow={narrow} open={open} onClose={closeDrawer} label={translate('app.shell.mainMenu')} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <VisitedTabs compact={phone} />
          <Box
            component="main"
            id="main-content"
            tabIndex={-1}
            sx={{ px: { xs: 1, sm: 2.5 }, pb: 3, pt: { xs: 1, sm: 1.5 }, outline: 0 }}
          >
            <ErrorBoundary resetKey={pathname}>
              <KeepingProvider value={isKept}>{children}</KeepingProvider>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
      <Arrival isKept={isKept} />
      <SessionWatch prompts={prompts} />
      <Contained>
        <LiveConnection />
      </Contained>
      <MissingPartNotice />
      <ReauthenticationGate />
      <SessionDialog prompts={prompts} />
    </Box>
  )
}
