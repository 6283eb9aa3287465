import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'

/** How high a figure is, with so many comparisons. Pixels. */
export const figureHeight = (comparisons: number): number => 132 + comparisons * 22

const gap = 16

/** How high so many figures are together: beside each other, and two in a row on a phone. Pixels. */
export const useFiguresHeight = (): ((figures: number, comparisons: number) => number) => {
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  return (figures, comparisons) => {
    const rows = isPhone ? Math.ceil(figures / 2) : 1
    return rows * (figureHeight(comparisons) + gap) - gap
  }
}
