import { Box, Button, Typography } from '@mui/material'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { useNavigate, useTranslate } from 'react-admin'
import { Link, Navigate } from 'react-router-dom'
import { pageIsShown } from './whenIdle.ts'
import { PageTitle } from './PageTitle.tsx'

/** A page that only says something, and where to go from here. */
export const MessagePage = ({
  title,
  text,
  sign,
  children,
}: {
  title: string
  text: string
  sign: string
  children?: ReactNode
}) => {
  const translate = useTranslate()
  useLayoutEffect(pageIsShown, [])
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', pt: { xs: 6, sm: 12 }, textAlign: 'center' }}>
      <PageTitle title={title} />
      <Typography aria-hidden sx={{ fontSize: '4rem', fontWeight: 700, color: 'primary.main', lineHeight: 1 }}>
        {sign}
      </Typography>
      <Typography component="h1" variant="h5" sx={{ mt: 2, fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1, mb: 3 }}>
        {text}
      </Typography>
      {children}
      <Button component={Link} to="/" variant={children ? 'text' : 'contained'}>
        {translate('app.shell.goHome')}
      </Button>
    </Box>
  )
}

/** There is something to go back to: the browser's entries of this site are counted by the router. */
const hasBefore = (): boolean => {
  const state: unknown = window.history.state
  return state !== null && typeof state === 'object' && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
}

const WayBack = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  return (
    <Button variant="contained" sx={{ mr: 1 }} onClick={() => void navigate(-1)}>
      {translate('ra.action.back')}
    </Button>
  )
}

/** `/404`: says that there is no such page, and leads back. */
export const NotFoundPage = () => {
  const translate = useTranslate()
  return (
    <MessagePage sign="404" title={translate('app.notFound.title')} text={translate('app.notFound.text')}>
      {hasBefore() && <WayBack />}
    </MessagePage>
  )
}

/** Any address without a page. It is replaced, so that going back leads to the page before it. */
export const UnknownAddress = () => <Navigate to="/404" replace />

export const AccessDeniedPage = () => {
  const translate = useTranslate()
  return <MessagePage sign="401" title={translate('app.denied.title')} text={translate('app.denied.text')} />
}
