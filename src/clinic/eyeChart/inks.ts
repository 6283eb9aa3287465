import { alpha } from '@mui/material/styles'
import type { AmblyopiaLevel, Eye } from '../../../domain/amblyopia.ts'
import { dark, light } from '../../core/palette.ts'
import type { Palette } from '../../core/palette.ts'
import { bandColour, eyeColour } from './palette.ts'

// Faint colours are seen less on a dark ground.
const strengthOn = { light: 1, dark: 1.6 } as const

/**
 * Colours of the drawing as CSS variables, so that the same drawing serves the page in light and dark, paper, and a
 * picture.
 */
const variablesOf = (palette: Palette) => {
  const band = (level: AmblyopiaLevel): string =>
    alpha(palette[bandColour[level].colour], bandColour[level].strength * strengthOn[palette.mode])
  return {
    '--chart-ink': palette.ink,
    '--chart-soft': palette.soft,
    '--chart-line': palette.line,
    '--chart-paper': palette.paper,
    '--chart-right': palette[eyeColour.right],
    '--chart-left': palette[eyeColour.left],
    '--chart-severe': band('severe'),
    '--chart-moderate': band('moderate'),
    '--chart-mild': band('mild'),
    '--chart-none': band('none'),
  }
}

export const lightInks = variablesOf(light)
export const darkInks = variablesOf(dark)

export const eyeInk = (eye: Eye): string => `var(--chart-${eye})`
export const bandInk = (level: AmblyopiaLevel): string => `var(--chart-${level})`
export const ink = 'var(--chart-ink)'
export const soft = 'var(--chart-soft)'
export const line = 'var(--chart-line)'
export const paper = 'var(--chart-paper)'
