import type { ButtonProps } from '@mui/material'
import type { Tone } from '../../../resources/core/index.ts'

/** The colour of a button by how much attention its action calls for. */
export const toneColour: Readonly<Record<Tone, NonNullable<ButtonProps['color']>>> = {
  positive: 'success',
  neutral: 'primary',
  warning: 'warning',
  critical: 'error',
}
