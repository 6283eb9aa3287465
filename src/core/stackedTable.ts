import type { Theme } from '@mui/material'

/**
 * A written table whose rows become cards on a phone, where it would have to be pushed sideways: each cell stands on a
 * line of its own beside its
 * `data-label`, a row's heading (`th`) above them. A row with `data-together` stays on one line.
 */
export const stackedTable = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    '&, & > tbody': { display: 'block' },
    '& > thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& > tbody > tr': {
      display: 'flex',
      flexDirection: 'column',
      padding: '8px 12px',
      borderBottom: `1px solid ${theme.palette.divider}`,
    },
    '& > tbody > tr[data-together]': { flexDirection: 'row', justifyContent: 'space-between' },
    '& > tbody > tr > *': {
      display: 'flex',
      flexDirection: 'row',
      justifyContent: 'space-between',
      gap: '12px',
      padding: '2px 0',
      border: 0,
      textAlign: 'end',
    },
    '& > tbody > tr > th': { display: 'block', textAlign: 'start', fontWeight: 600 },
    '& > tbody > tr > td[data-label]::before': {
      content: 'attr(data-label)',
      color: theme.palette.text.secondary,
      textAlign: 'start',
    },
    '& > tbody > tr > td:empty': { display: 'none' },
  },
})
