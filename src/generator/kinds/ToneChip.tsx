import { Chip } from '@mui/material'
import type { ChipProps } from '@mui/material'
import type { Tone } from '../../../resources/schema/index.ts'

const colours: Record<Tone, NonNullable<ChipProps['color']>> = { positive: 'success', neutral: 'default', warning: 'warning', critical: 'error' }

/** A value that calls for more or less attention; outlined, so that its text is readable in both themes. */
export const ToneChip = ({ tone = 'neutral', label }: { tone?: Tone | undefined; label: string }) =>
  <Chip size="small" variant="outlined" label={label} color={colours[tone]} />
