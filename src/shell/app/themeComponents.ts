import type { RaThemeOptions } from 'react-admin'
import { variablesOf } from '../../core/palette.ts'
import type { Palette } from './theme.ts'

const framed = (palette: Palette) => ({ border: `1px solid ${palette.line}`, borderRadius: 12, boxShadow: 'none' })

/** What is cut off on paper can be scrolled to by nobody; what is too wide, browsers fit onto the sheet. */
const whole = { '@media print': { overflow: 'visible' } }

/** How MUI's and react-admin's own parts look: outlined inputs, flat framed cards, compact tables. */
export const componentsOf = (palette: Palette): RaThemeOptions['components'] => ({
  // What plain elements look like stands in plain.css.
  MuiCssBaseline: { styleOverrides: { ':root': variablesOf(palette) } },
  MuiTextField: { defaultProps: { variant: 'outlined' } },
  MuiFormControl: { defaultProps: { variant: 'outlined' } },
  // What an input has no room for says that it goes on.
  MuiInputBase: { styleOverrides: { input: { textOverflow: 'ellipsis' } } },
  MuiInputLabel: {
    styleOverrides: {
      // A name that stands in a choice ends before its arrow.
      root: {
        '&:not(.MuiInputLabel-shrink):has(+ .MuiInputBase-root > :is(.MuiSelect-icon, .MuiAutocomplete-endAdornment))':
          {
            maxWidth: 'calc(100% - 52px)',
          },
      },
    },
  },
  MuiButtonBase: {
    styleOverrides: { root: { '&.Mui-focusVisible': { outline: `2px solid ${palette.primary}`, outlineOffset: 1 } } },
  },
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiAppBar: { defaultProps: { elevation: 0 } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { elevation: 0 }, styleOverrides: { root: { ...framed(palette), ...whole } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 14 } } },
  // It turns beside what says in words that something is under way, and has no name of its own.
  MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: palette.line },
      sizeSmall: { padding: '7px 10px', '@media print': { padding: '5px 4px' } },
      head: { fontWeight: 600, color: palette.soft, whiteSpace: 'nowrap', '@media print': { whiteSpace: 'normal' } },
    },
  },
  MuiTableSortLabel: { styleOverrides: { icon: { '@media print': { display: 'none' } } } },
  MuiTableContainer: { styleOverrides: { root: whole } },
  MuiTableRow: { styleOverrides: { root: { '&:last-child > td, tbody > &:last-child > th': { borderBottom: 0 } } } },
  RaNotification: { defaultProps: { autoHideDuration: 2500, anchorOrigin: { vertical: 'top', horizontal: 'center' } } },
  RaList: { styleOverrides: { root: { '& .RaList-content': { ...framed(palette), overflow: 'hidden', ...whole } } } },
  RaToolbar: {
    styleOverrides: {
      root: {
        '&.RaToolbar-desktopToolbar': {
          margin: 0,
          backgroundColor: 'transparent',
          borderTop: `1px solid ${palette.line}`,
          padding: '12px 16px',
        },
        '&.RaToolbar-mobileToolbar': { backgroundColor: palette.paper, borderTop: `1px solid ${palette.line}` },
      },
    },
  },
})
