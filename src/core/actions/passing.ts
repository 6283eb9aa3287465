/**
 * How a message in passing lies over a page. A click goes through to what lies below, which it is meant for: it keeps
 * nobody from going on, and does not take away what has just been said, with the way to undo it; so would the second of
 * two clicks. It is read out by what stands around it.
 */
export const passing = {
  sx: {
    top: { xs: 4, sm: 8 },
    pointerEvents: 'none',
    '& .MuiSnackbarContent-root': { pointerEvents: 'none', flexWrap: 'nowrap' },
  },
  slotProps: {
    content: { role: 'none' },
    clickAwayListener: {
      onClickAway: (event: Event) => {
        Object.assign(event, { defaultMuiPrevented: true })
      },
    },
  },
} as const
