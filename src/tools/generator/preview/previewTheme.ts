import { deepmerge } from '@mui/utils'
import type { RaThemeOptions } from 'react-admin'
import { darkTheme, lightTheme } from '../../../shell/app/theme.ts'

export type Mode = 'light' | 'dark'

/**
 * The product's theme in a window of its own: what is as wide as that window, and what opens over its page, is so
 * there.
 */
export const previewTheme = (mode: Mode, frame: Window): RaThemeOptions =>
  deepmerge<RaThemeOptions>(mode === 'dark' ? darkTheme : lightTheme, {
    components: {
      // A window without a layout has none.
      ...('matchMedia' in frame
        ? {
            MuiUseMediaQuery: { defaultProps: { matchMedia: (query: string) => frame.matchMedia(query), noSsr: true } },
          }
        : {}),
      MuiModal: { defaultProps: { container: () => frame.document.body } },
    },
  } as RaThemeOptions)
