import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Labels with their values at the other end of the line. */
export const LabelledLines = ({ lines }: { lines: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <Box component="dl" sx={{ m: 0, px: 2, py: 1 }}>
    {lines.map(([label, value]) => (
      <Box
        key={label}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          py: 0.75,
          minHeight: 36,
          borderBottom: 1,
          borderColor: 'divider',
          '&:last-child': { borderBottom: 0 },
        }}
      >
        <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2', flexShrink: 0 }}>
          {label}
        </Box>
        <Box
          component="dd"
          sx={{ m: 0, typography: 'body2', textAlign: 'right', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {value}
        </Box>
      </Box>
    ))}
  </Box>
)
