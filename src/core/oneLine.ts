import type { Theme } from '@mui/material'

// What is done mostly stays in sight, over those that it would be scrolled away with, which fade before it.
const primary = '& > .MuiButton-contained, & > :has(> .MuiButton-contained)'

/**
 * Keeps parts beside each other: on a phone in one line that scrolls sideways, so that one more of them moves nothing
 * below.
 */
export const oneLine = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  '& > *': { flexShrink: 0 },
  [primary]: (theme: Theme) => ({
    [theme.breakpoints.down('sm')]: {
      position: 'sticky',
      right: 0,
      zIndex: 1,
      boxShadow: `-8px 0 10px 4px ${theme.palette.background.default}`,
    },
  }),
}
