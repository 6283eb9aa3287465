import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'

/** How high a figure is, with so many lines below it, and its course where it has one. Pixels. */
export const figureHeight = (lines: number, hasCourse = true): number => (hasCourse ? 132 : 84) + lines * 24

const gap = 16

/** How high so many figures are together: beside each other, and two in a row on a phone. Pixels. */
export const useFiguresHeight = (): ((figures: number, lines: number, hasCourse?: boolean) => number) => {
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  return (figures, lines, hasCourse) => {
    const rows = isPhone ? Math.ceil(figures / 2) : 1
    return rows * (figureHeight(lines, hasCourse) + gap) - gap
  }
}
