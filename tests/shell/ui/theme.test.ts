import { getContrastRatio } from '@mui/material/styles'
import { describe, expect, it } from 'vitest'
import { dark, light } from '../../../src/shell/app/theme.ts'

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, palette) => {
  const grounds = ['ground', 'paper', 'head'] as const
  const texts = ['ink', 'soft', 'primary', 'secondary', 'success', 'warning', 'error'] as const

  it.each(texts.flatMap(text => grounds.map(ground => [text, ground] as const)))(
    'writes %s on %s with enough contrast',
    (text, ground) => {
      expect(getContrastRatio(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['primary', 'secondary', 'success', 'warning', 'error'] as const)(
    'writes on %s with enough contrast',
    ground => {
      expect(getContrastRatio(palette.onPrimary, palette[ground])).toBeGreaterThanOrEqual(4.5)
    },
  )
})
