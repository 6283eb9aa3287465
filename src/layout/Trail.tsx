import { Box } from '@mui/material'
import type { SxProps, Theme } from '@mui/material'
import type { ReactNode } from 'react'
import { TitlePortal, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { trailTo } from './menuTree.ts'
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

const Step = ({ children }: { children: ReactNode }) => (
  <Box component="li" sx={{ '&::after': { content: '"/" / ""', mx: 1, color: 'text.secondary' } }}>
    {children}
  </Box>
)

/**
 * Where the open page stands: home, its groups, its list, and the title that the page gives itself, which is no link. That
 * last step stays mounted whatever comes before it, because pages write their title into it. On a phone it stands alone.
 */
export const Trail = ({ compact }: { compact: boolean }) => {
  const translate = useTranslate()
  const { entries } = useMenu()
  const [, page = '', ...inner] = useLocation().pathname.split('/')
  const trail = trailTo(entries, page)
  // The page's own list is where it is open itself; below it, it is the way back.
  const above = inner.some(Boolean) ? trail : trail.slice(0, -1)
  return (
    <Box component="nav" aria-label={translate('app.shell.trail')} sx={{ minWidth: 0 }}>
      <Box component="ol" sx={listStyle}>
        {!compact && page !== '' && (
          <Step>
            <Box component={Link} to="/" sx={linkStyle}>
              {translate('app.shell.home')}
            </Box>
          </Step>
        )}
        {!compact &&
          above.map(entry => (
            <Step key={entry.key}>
              {entry.to ? (
                <Box component={Link} to={entry.to} sx={linkStyle}>
                  {entry.title}
                </Box>
              ) : (
                entry.title
              )}
            </Step>
          ))}
        <Box component="li" key="title" sx={{ minWidth: 0 }}>
          <TitlePortal
            component="span"
            variant="body2"
            color="textPrimary"
            aria-current="page"
            sx={{ display: 'block', fontWeight: 600 }}
          />
        </Box>
      </Box>
    </Box>
  )
}
