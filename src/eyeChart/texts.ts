import { isAcuityCode, toFivePoint } from '../../domain/visualAcuity.ts'
import type { ChartPoint, ChartSeries } from '../../domain/eyeChart.ts'

/** Puts a text of the catalogue together in one language. */
export type Say = (key: string, parameters?: Readonly<Record<string, string | number>>) => string

/** `0.6 (4.8)`; the value alone where the chart of five points has none for it. */
export const lineText = (value: string, points: string | undefined, say: Say): string => (points === undefined ? value : say('app.eyeChart.value', { value, points }))

/** `0.6 (4.8)`, `CF (counting fingers)`: what is said of vision on pages and in documents alike. */
export const acuityText = (value: string, say: Say): string =>
  (isAcuityCode(value) ? say('app.eyeChart.coded', { value, meaning: say(`app.clinical.code.${value}`) }) : lineText(value, toFivePoint(value), say))

/** What a column or a line of the eye chart is called. */
export const seriesText = ({ eye, measure }: Pick<ChartSeries, 'eye' | 'measure'>, say: Say): string =>
  say(`app.eyeChart.series.${measure}`, { eye: say(`app.clinical.eye.${eye}`) })

/** What a level is called. */
export const levelText = (level: ChartPoint['level'], say: Say): string => say(`app.clinical.level.${level}`)
