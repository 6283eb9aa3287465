import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { PageTitle } from './PageTitle.tsx'

/** The page's one heading, with what can be done beside it. The same text names the page in the window's title. */
export const PageHeader = ({ title, beside, children }: { title: string; beside?: ReactNode; children?: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 48, py: 1 }}>
    <PageTitle title={title} />
    <Box sx={{ mr: 'auto', minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography component="h1" variant="h5" sx={{ fontWeight: 600, overflowWrap: 'anywhere', mr: 0.5 }}>{title}</Typography>
      {beside}
    </Box>
    <Box sx={{ displayPrint: 'none', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{children}</Box>
  </Box>
)
