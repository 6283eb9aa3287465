/** How a grid of projects and eyes stands, typed or read. */
export const gridLook = {
  tableLayout: 'fixed',
  minWidth: 0,
  maxWidth: 860,
  '& th, & td': { px: { xs: 0.375, sm: 1 }, py: 0.5 },
  '& th:first-of-type': {
    width: { xs: '36%', sm: '34%' },
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  },
  '& thead th': {
    lineHeight: 1.3,
    whiteSpace: 'normal',
    textWrap: 'balance',
    fontSize: { xs: '0.75rem', sm: '0.875rem' },
  },
  '& .group th': { bgcolor: 'action.hover', color: 'text.secondary', fontWeight: 600, py: 0.5 },
  '& tfoot th, & tfoot td': {
    color: 'text.primary',
    fontWeight: 600,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    borderBottom: 0,
  },
  '& td': { fontVariantNumeric: 'tabular-nums' },
} as const
