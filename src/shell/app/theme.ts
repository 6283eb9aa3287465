import { defaultTheme } from 'react-admin'
import type { RaThemeOptions } from 'react-admin'
import { alpha } from '@mui/material/styles'
import { deepmerge } from '@mui/utils'
import { fonts } from '../../core/fonts.ts'
import { chosenShare, dark, hoveredShare, light } from '../../core/palette.ts'
import type { Palette } from '../../core/palette.ts'
import { componentsOf } from './themeComponents.ts'

export { dark, light } from '../../core/palette.ts'
export type { Palette } from '../../core/palette.ts'

const themeOf = (palette: Palette): RaThemeOptions =>
  deepmerge<RaThemeOptions>(defaultTheme, {
    palette: {
      mode: palette.mode,
      primary: { main: palette.primary, contrastText: palette.onPrimary },
      secondary: { main: palette.secondary, contrastText: palette.onPrimary },
      success: { main: palette.success, contrastText: palette.onPrimary },
      warning: { main: palette.warning, contrastText: palette.onPrimary },
      error: { main: palette.error, contrastText: palette.onPrimary },
      info: { main: palette.secondary, contrastText: palette.onPrimary },
      background: { default: palette.ground, paper: palette.paper },
      text: { primary: palette.ink, secondary: palette.soft },
      divider: palette.line,
      action: {
        active: palette.soft,
        hover: alpha(palette.primary, hoveredShare),
        selected: alpha(palette.primary, chosenShare),
      },
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: fonts,
      button: { textTransform: 'none', fontWeight: 600 },
      h6: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 },
      subtitle2: { fontWeight: 600 },
    },
    components: componentsOf(palette),
  })

export const lightTheme = themeOf(light)
export const darkTheme = themeOf(dark)
