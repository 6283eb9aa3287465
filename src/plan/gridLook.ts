/** How a grid of projects and eyes stands, typed or read. */
export const gridLook = {
  tableLayout: 'fixed', minWidth: 0, maxWidth: 860,
  '& th, & td': { px: { xs: 0.5, sm: 1 }, py: 0.5 },
  '& th:first-of-type': { width: { xs: '30%', sm: '34%' }, overflowWrap: 'anywhere' },
  '& thead th': { lineHeight: 1.3, whiteSpace: 'normal' },
  '& .group th': { bgcolor: 'action.hover', color: 'text.secondary', fontWeight: 600, py: 0.5 },
  '& tfoot th, & tfoot td': { color: 'text.primary', fontWeight: 600, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums', borderBottom: 0 },
  '& td': { fontVariantNumeric: 'tabular-nums' },
} as const
