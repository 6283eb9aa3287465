import { Box, Breadcrumbs, Typography } from '@mui/material'
import { TitlePortal, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { trailTo } from './menuTree.ts'
import { useMenu } from './useMenu.ts'

// There is room for the page alone on a phone.
const alone = { '& .MuiBreadcrumbs-li:not(:last-child), & .MuiBreadcrumbs-separator': { display: 'none' } }

const linkStyle = { color: 'text.secondary', textDecoration: 'none', '&:hover': { color: 'text.primary', textDecoration: 'underline' } }

/** Where the open page stands: home, its groups, its list, and the title that the page gives itself, which is no link. */
export const Trail = ({ compact }: { compact: boolean }) => {
  const translate = useTranslate()
  const { entries } = useMenu()
  const [, page = '', ...inner] = useLocation().pathname.split('/')
  const trail = trailTo(entries, page)
  // The page's own list is where it is open itself; below it, it is the way back.
  const above = inner.some(Boolean) ? trail : trail.slice(0, -1)
  return (
    <Breadcrumbs aria-label={translate('app.shell.trail')} sx={[
      { fontSize: '0.875rem', '& .MuiBreadcrumbs-ol': { flexWrap: 'nowrap' }, '& .MuiBreadcrumbs-li': { whiteSpace: 'nowrap', minWidth: 0 } }, compact && alone,
    ]}>
      {page !== '' && <Box component={Link} to="/" sx={linkStyle}>{translate('app.shell.home')}</Box>}
      {above.map(entry => (entry.to
        ? <Box key={entry.key} component={Link} to={entry.to} sx={linkStyle}>{entry.title}</Box>
        : <Typography key={entry.key} component="span" variant="body2" color="text.secondary">{entry.title}</Typography>))}
      <TitlePortal component="span" variant="body2" aria-current="page" sx={{ display: 'block', fontWeight: 600, maxWidth: compact ? '34vw' : '40vw' }} />
    </Breadcrumbs>
  )
}
