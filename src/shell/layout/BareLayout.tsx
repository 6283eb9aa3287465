import { Box } from '@mui/material'
import { useEffect, useLayoutEffect } from 'react'
import { useTranslate } from 'react-admin'
import type { LayoutProps } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { prompts } from '../app/session.ts'
import { pageIsShown } from '../../core/whenIdle.ts'
import icon from '../app/icon.svg'
import { owedAt } from '../auth/redirect.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LanguageButton } from './LanguageButton.tsx'
import { MissingPartNotice } from './MissingPartNotice.tsx'
import { ReauthenticationGate } from './ReauthenticationGate.tsx'
import { SessionDialog } from './SessionDialog.tsx'
import { SessionWatch } from './SessionWatch.tsx'

/** The page of what has to be done first, without bar and sidebar, with the dialog that speaks for the session. */
export const BareLayout = ({ children }: LayoutProps) => {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const title = `${translate(owedAt(pathname) === 'mustSetUpSecondFactor' ? 'pages.user/secondFactor' : 'pages.user/updatePass')} - ${translate('app.name')}`
  useLayoutEffect(pageIsShown, [])
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <Box
      sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary', px: { xs: 1, sm: 2.5 }, pb: 3 }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', py: 1.5 }}>
        <Box component="img" src={icon} alt="" sx={{ width: 32, height: 32 }} />
        <LanguageButton />
      </Box>
      <Box component="main" id="main-content">
        <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
      </Box>
      <SessionWatch prompts={prompts} />
      <MissingPartNotice />
      <ReauthenticationGate />
      <SessionDialog prompts={prompts} />
    </Box>
  )
}
