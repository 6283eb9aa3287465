import type { ChartLayout } from '../../../domain/eyeChart.ts'

/** From so many pixels on there is room for five-point values and the names of levels beside the area. */
const wideFrom = 560

export interface Fit {
  readonly isWide: boolean
  readonly layout: ChartLayout
}

/**
 * How the chart fits into a width; `top` is what the legend takes. A small one is as high as a card, a large one as
 * there is room for.
 */
export const fitTo = (width: number, top: number, isSmall: boolean): Fit => {
  const isWide = width >= wideFrom
  const height = isSmall ? 250 : Math.round(Math.min(560, Math.max(360, width * 0.5)))
  return {
    isWide,
    layout: {
      width,
      height,
      margin: { top: top + 8, right: isWide ? 84 : 10, bottom: 26, left: isWide ? 72 : 34 },
      dateGap: 84,
      lineGap: 14,
      inset: isWide ? 16 : 10,
    },
  }
}
