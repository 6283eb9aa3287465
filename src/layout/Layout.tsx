import { Box, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { SkipNavigationButton, useStore, useTranslate } from 'react-admin'
import type { LayoutProps } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { prompts } from '../app/session.ts'
import { OfflineBanner } from '../connection/OfflineBanner.tsx'
import { Contained } from './Contained.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { SessionDialog } from './SessionDialog.tsx'
import { SessionWatch } from './SessionWatch.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'

const LiveConnection = lazy(async () => ({ default: (await import('../live/LiveConnection.tsx')).LiveConnection }))

/** The frame of every page: bar, sidebar, content, and the dialog that speaks for the session. */
export const Layout = ({ children }: LayoutProps) => {
  const narrow = useMediaQuery<Theme>(theme => theme.breakpoints.down(1024))
  const [wideOpen, setWideOpen] = useStore('sidebar.open', true)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const { pathname } = useLocation()
  const translate = useTranslate()
  const open = narrow ? drawerOpen : wideOpen
  const setOpen = narrow ? setDrawerOpen : setWideOpen

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary', '@media print': { bgcolor: 'transparent' } }}>
      <SkipNavigationButton />
      <TopBar open={open} narrow={narrow} onToggle={() => setOpen(!open)} />
      <OfflineBanner />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Sidebar narrow={narrow} open={open} onClose={() => setDrawerOpen(false)} label={translate('app.shell.mainMenu')} />
        <Box component="main" id="main-content" sx={{ flex: 1, minWidth: 0, px: { xs: 1, sm: 2.5 }, pb: 3, pt: { xs: 1, sm: 1.5 }, outline: 0 }}>
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<LoadingPage />}>{children}</Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
      <DocumentTitle />
      <SessionWatch prompts={prompts} />
      <Contained><LiveConnection /></Contained>
      <SessionDialog prompts={prompts} />
    </Box>
  )
}
