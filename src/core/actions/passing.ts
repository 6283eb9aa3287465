/** How a message in passing lies over a page: a click goes through to what lies below, and it keeps nobody from going on. */
export const passing = { top: { xs: 4, sm: 8 }, pointerEvents: 'none', '& .MuiSnackbarContent-root': { pointerEvents: 'none', flexWrap: 'nowrap' } } as const
