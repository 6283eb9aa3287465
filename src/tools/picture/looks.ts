/** How pictures stand beside each other. */
export const frame = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5em, 1fr))',
} as const

export const cell = {
  display: 'block',
  width: '100%',
  textAlign: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
} as const

export const shown = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'contain',
  bgcolor: 'action.hover',
} as const
