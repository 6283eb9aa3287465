import type { Say } from '../../../resources/core/types/acuity/acuityText.ts'
import type { ChartPoint, ChartSeries } from '../../../domain/eyeChart.ts'

/** What a column or a line of the eye chart is called. */
export const seriesText = ({ eye, measure }: Pick<ChartSeries, 'eye' | 'measure'>, say: Say): string =>
  say(`app.eyeChart.series.${measure}`, { eye: say(`app.clinical.eye.${eye}`) })

/** What a level is called. */
export const levelText = (level: ChartPoint['level'], say: Say): string => say(`app.clinical.level.${level}`)
