import { alpha } from '@mui/material/styles'
import type { Palette } from './theme.ts'

const rings = (palette: Palette) => ({ outline: `2px solid ${palette.primary}`, outlineOffset: 1 })

const tones = (palette: Palette) => Object.fromEntries(
  ([['positive', palette.success], ['warning', palette.warning], ['critical', palette.error]] as const)
    .map(([tone, colour]) => [`&.${tone}`, { color: colour, borderColor: alpha(colour, 0.7) }]),
)

const table = (palette: Palette) => ({
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', borderSpacing: 0, fontSize: '0.875rem', lineHeight: 1.43 },
  '& th, & td': { padding: '7px 10px', textAlign: 'left', whiteSpace: 'nowrap', borderBottom: `1px solid ${palette.line}`, fontWeight: 400 },
  // Where columns are many, their titles break between words before the table scrolls.
  '& th': { backgroundColor: palette.head, color: palette.soft, fontWeight: 600, lineHeight: 1.5, whiteSpace: 'normal', wordBreak: 'keep-all' },
  '& th.check, & th.actions': { whiteSpace: 'nowrap' },
  '& .right': { textAlign: 'right' },
  '& .check': { width: 40, padding: '0 0 0 10px' },
  '& tbody tr:last-child > td': { borderBottom: 0 },
  '& tbody tr:hover': { backgroundColor: alpha(palette.primary, 0.06) },
  '& tbody tr.opens': { cursor: 'pointer' },
  '& tbody tr.selected': { backgroundColor: alpha(palette.primary, 0.12) },
  // The actions stay in sight while the columns scroll below them.
  '& .actions': { position: 'sticky', right: 0, zIndex: 1, boxShadow: `inset 1px 0 0 ${palette.line}`, textAlign: 'right' },
  '& td.actions': { backgroundColor: palette.paper },
  '& .right .sort svg': { left: 'auto', right: '100%' },
  '& .sort': {
    all: 'unset', cursor: 'pointer', position: 'relative', borderRadius: 4,
    // It stands in the gap between the columns, so that it takes no room and titles stay above their values.
    '& svg': { position: 'absolute', bottom: 3, left: '100%', width: 14, height: 14, opacity: 0, transition: 'opacity .15s' },
    '&:hover, &:focus-visible, &.sorted': { color: palette.ink, '& svg': { opacity: 0.6 } },
    '&.sorted svg': { opacity: 1 },
    '&.descending svg': { transform: 'rotate(180deg)' },
    '&:focus-visible': rings(palette),
  },
})

const menu = (palette: Palette) => ({
  padding: '8px 0', fontSize: '0.875rem', lineHeight: 1.5,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& .entry': {
    all: 'unset', boxSizing: 'border-box', display: 'flex', alignItems: 'center', gap: 14, minHeight: 38, margin: '2px 8px', padding: '6px 8px 6px 12px',
    width: 'calc(100% - 16px)', borderRadius: 8, color: palette.ink, cursor: 'pointer',
    '&:hover': { backgroundColor: alpha(palette.primary, 0.06) },
    '&:focus-visible': rings(palette),
    '&[aria-current]': { backgroundColor: alpha(palette.primary, 0.12), color: palette.primary, fontWeight: 600, '& .icon': { color: palette.primary } },
  },
  '& .icon': { display: 'inline-flex', flex: 'none', width: 20, height: 20, color: palette.soft },
  '& .title': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .group': { color: palette.soft, fontWeight: 600, fontSize: '0.8125rem' },
  '& .mark': { flex: 'none', width: 18, height: 18, color: palette.soft, transition: 'transform .15s' },
  '& [aria-expanded=false] .mark': { transform: 'rotate(-90deg)' },
  '&.folded .entry': { padding: '6px 12px', justifyContent: 'center' },
})

/**
 * Looks of what stands on the first page many times over. Each is a class of plain elements: a styled component costs three renders
 * where an element costs none, and a list of ten rows would need two thousand of them.
 */
export const plainStyles = (palette: Palette) => ({
  '.plain-table': table(palette),
  '.side-menu': menu(palette),
  '.tone-chip': {
    display: 'inline-flex', alignItems: 'center', height: 24, padding: '0 8px', borderRadius: 16, border: `1px solid ${alpha(palette.ink, 0.3)}`,
    fontSize: '0.8125rem', lineHeight: 1.5, whiteSpace: 'nowrap', maxWidth: '100%', ...tones(palette),
  },
  '.MuiTableCell-root .tone-chip, dd .tone-chip': { whiteSpace: 'normal', height: 'auto', minHeight: 24, overflowWrap: 'anywhere' },
  '.record-link': { color: palette.primary, textDecoration: 'none', borderRadius: 4, '&:hover': { textDecoration: 'underline' }, '&:focus-visible': rings(palette) },
  '.row-link': { fontWeight: 500 },
  '.nothing': { color: palette.soft },
  '.row-actions': { display: 'flex', justifyContent: 'flex-end', whiteSpace: 'nowrap' },
  '.icon-button': {
    all: 'unset', boxSizing: 'border-box', display: 'inline-flex', flex: 'none', padding: 5, borderRadius: '50%', color: palette.soft, cursor: 'pointer',
    '&:hover': { backgroundColor: alpha(palette.primary, 0.06) },
    '&:focus-visible': rings(palette),
  },
  '.plain-icon': { width: 20, height: 20, fill: 'currentColor', flex: 'none' },
  '.plain-check': { width: 16, height: 16, margin: 0, display: 'block', accentColor: palette.primary, cursor: 'pointer', '&:focus-visible': rings(palette) },
})
