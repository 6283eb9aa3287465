import { alpha } from '@mui/material/styles'
import type { AmblyopiaLevel, Eye } from '../../domain/amblyopia.ts'
import { dark, light } from '../app/theme.ts'
import type { Palette } from '../app/theme.ts'

/** Colours of the drawing as CSS variables, so that the same drawing serves the page in light and dark, paper, and a picture. */
const variablesOf = (palette: Palette) => {
  const strength = palette.mode === 'light' ? 1 : 1.6
  return {
    '--chart-ink': palette.ink, '--chart-soft': palette.soft, '--chart-line': palette.line, '--chart-paper': palette.paper,
    '--chart-right': palette.secondary, '--chart-left': palette.warning,
    '--chart-severe': alpha(palette.error, 0.1 * strength), '--chart-moderate': alpha(palette.warning, 0.12 * strength),
    '--chart-mild': alpha(palette.warning, 0.05 * strength), '--chart-none': alpha(palette.success, 0.06 * strength),
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

export const chartFont = "system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif"
