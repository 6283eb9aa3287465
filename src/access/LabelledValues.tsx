import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { valueColumns } from '../core/SectionCard.tsx'

/** Values with their labels, as many beside one another as there is room for. */
export const LabelledValues = ({ values }: { values: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <Box component="dl" sx={{ ...valueColumns, m: 0 }}>
    {values.map(([label, value]) => (
      <Box key={label} sx={{ minWidth: 0, py: 0.75 }}>
        <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {label}
        </Box>
        <Box component="dd" sx={{ m: 0, mt: 0.25, minHeight: '1.5em', overflowWrap: 'anywhere' }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
)
