import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { oneLine } from './oneLine.ts'
import { PageTitle } from './PageTitle.tsx'

interface PageHeaderProps {
  readonly title: string
  /** A second line of the heading, where the first one names somebody and this says what of them the page shows. */
  readonly below?: string | undefined
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

// On a phone they have a line of their own, which is there before they are.
const doing = { ...oneLine, displayPrint: 'none', width: { xs: 1, sm: 'auto' }, minHeight: { xs: 36, sm: 0 } }

/**
 * The page's one heading, with what can be done beside it. The same text names the page in the window's title, its tab
 * and its trail.
 */
export const PageHeader = ({ title, below, beside, children }: PageHeaderProps) => (
  <Box
    className="page-head"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 48, py: 1 }}
  >
    <PageTitle title={below ? `${title} · ${below}` : title} />
    <Box sx={{ mr: 'auto', minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography component="h1" variant="h5" sx={{ fontWeight: 600, overflowWrap: 'anywhere', mr: 0.5 }}>
        {title}
        {below && (
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {' '}
            {below}
          </Typography>
        )}
      </Typography>
      {beside}
    </Box>
    {children !== undefined && <Box sx={doing}>{children}</Box>}
  </Box>
)
