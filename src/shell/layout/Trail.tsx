import { Box } from '@mui/material'
import type { SxProps, Theme } from '@mui/material'
import type { ReactNode } from 'react'
import { TitlePortal, useLocale, usePermissions, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { mayOpen, pageAt } from './pageAt.ts'
import { presumedTitle } from './pageTitle.ts'
import { useMenu } from './useMenu.ts'

const listStyle: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
}
const linkStyle: SxProps<Theme> = {
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
}

/** Where there is no room for a whole trail the page's own name stands alone. Chinese needs less of it. */
const withoutRoom = { zh: '@container (max-width: 210px)', en: '@container (max-width: 320px)' } as const

const Step = ({ to, children }: { to?: string; children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      flex: 'none',
      '&::after': { content: '"/" / ""', mx: 1, color: 'text.secondary' },
      [withoutRoom[useLocale() === 'zh' ? 'zh' : 'en']]: { display: 'none' },
    }}
  >
    {to === undefined ? (
      children
    ) : (
      <Box component={Link} to={to} sx={linkStyle}>
        {children}
      </Box>
    )}
  </Box>
)

/**
 * The steps before the open page: home, unless it is that; the groups around it, which are no links; its list, where it
 * is below one.
 */
const useStepsBefore = (): { readonly key: string; readonly title: string; readonly to?: string }[] => {
  const translate = useTranslate()
  const { places } = useMenu()
  const { pathname } = useLocation()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const at = pageAt(pathname)
  if (at?.view === 'home') return []
  const home = { key: '/', title: translate('app.shell.home'), to: '/' }
  if (!at) return [home]
  const groups = (places.get(at.page)?.groups ?? []).map((title, depth) => ({ key: `group ${depth}`, title }))
  const list = at.view === 'list' ? undefined : pageAt(`/${at.page}`)
  const above =
    list && permissions && mayOpen(permissions, list) && list.view === 'list'
      ? [{ key: list.path, title: presumedTitle(list, places, translate), to: list.path }]
      : []
  return [home, ...groups, ...above]
}

/**
 * Where the open page stands; the last step is the title that the page gives itself, which is no link. That step stays
 * mounted whatever comes before it, because pages write their title into it. On a phone, and where there is no room, it
 * stands alone.
 */
export const Trail = ({ compact }: { compact: boolean }) => {
  const translate = useTranslate()
  const before = useStepsBefore()
  return (
    <Box component="nav" aria-label={translate('app.shell.trail')} sx={{ minWidth: 0, containerType: 'inline-size' }}>
      <Box component="ol" sx={listStyle}>
        {!compact &&
          before.map(({ key, title, to }) => (
            <Step key={key} {...(to ? { to } : {})}>
              {title}
            </Step>
          ))}
        <Box component="li" key="title" sx={{ minWidth: 0 }}>
          <TitlePortal
            component="span"
            variant="body2"
            color="textPrimary"
            aria-current="page"
            // What stands in it is a block by itself otherwise, which would be cut off without a sign.
            sx={{ display: 'block', fontWeight: 600, '& > span': { display: 'inline' } }}
          />
        </Box>
      </Box>
    </Box>
  )
}
