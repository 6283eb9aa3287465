import { Chip } from '@mui/material'
import type { ChipProps } from '@mui/material'
import type { Tone } from '../../../resources/schema/index.ts'

const colours: Record<Tone, ChipProps['color']> = { positive: 'success', neutral: 'default', warning: 'warning', critical: 'error' }

/** A value that calls for more or less attention. The outline keeps the text readable in both themes. */
export const ToneChip = ({ tone = 'neutral', label }: { tone?: Tone | undefined; label: string }) => (
  <Chip
    size="small" variant="outlined" label={label} color={colours[tone] ?? 'default'}
    sx={tone === 'neutral' ? {} : theme => ({
      color: theme.palette.mode === 'dark' ? theme.palette[tone === 'positive' ? 'success' : tone === 'warning' ? 'warning' : 'error'].light
        : theme.palette[tone === 'positive' ? 'success' : tone === 'warning' ? 'warning' : 'error'].dark,
    })}
  />
)
