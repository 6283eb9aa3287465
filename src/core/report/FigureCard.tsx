import { Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface FigureCardProps {
  readonly name: ReactNode
  readonly value: ReactNode
  /** The least height. Pixels. */
  readonly height?: number
  readonly children?: ReactNode
}

/** Places as wide as a figure needs. */
export const figureGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(13em, 1fr))' },
  m: 0,
  p: 0,
  listStyle: 'none',
  // A sheet of paper is narrower than a screen, and has room for four of them.
  '@media print': { gridTemplateColumns: 'repeat(auto-fit, minmax(9em, 1fr))' },
} as const

/** A number with its name, in a list of them. */
export const FigureCard = ({ name, value, height = 0, children }: FigureCardProps) => (
  <Card
    component="li"
    variant="outlined"
    sx={{
      p: { xs: 1.5, sm: 2 },
      minHeight: height,
      display: 'flex',
      flexDirection: 'column',
      breakInside: 'avoid',
      containerType: 'inline-size',
    }}
  >
    <Typography
      variant="body2"
      color="text.secondary"
      component="div"
      sx={{ display: 'flex', alignItems: 'center', minHeight: 26 }}
    >
      {name}
    </Typography>
    {/* A number that breaks cannot be read: it gets smaller where its place is narrow. */}
    <Typography
      component="p"
      sx={{
        fontSize: { xs: 'clamp(0.875rem, 12cqi, 1.375rem)', sm: 'clamp(0.875rem, 12cqi, 1.75rem)' },
        fontWeight: 600,
        lineHeight: 1.3,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      {value}
    </Typography>
    {children}
  </Card>
)
