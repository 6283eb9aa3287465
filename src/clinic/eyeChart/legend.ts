import type { ChartSeries } from '../../../domain/eyeChart.ts'

export interface LegendItem {
  readonly series: Pick<ChartSeries, 'eye' | 'measure'>
  readonly text: string
  readonly x: number
  readonly y: number
}

export const legendRow = 20
const sample = 34
const space = 16

/** About how wide a text of 12 pixels is: Chinese characters are square, others half as wide. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character.charCodeAt(0) > 0x2e7f ? 12 : 6.6), 0)

/** Puts the legend's items one after another into as many rows as the width needs. */
export const layOutLegend = (
  series: readonly Pick<ChartSeries, 'eye' | 'measure'>[],
  textOf: (series: Pick<ChartSeries, 'eye' | 'measure'>) => string,
  from: number,
  to: number,
): { readonly items: readonly LegendItem[]; readonly height: number } => {
  let [x, y] = [from, legendRow / 2]
  const items = series.map((one): LegendItem => {
    const text = textOf(one)
    const width = sample + widthOf(text) + space
    if (x > from && x + width - space > to) [x, y] = [from, y + legendRow]
    const item = { series: one, text, x, y }
    x += width
    return item
  })
  return { items, height: items.length === 0 ? 0 : y + legendRow / 2 }
}
