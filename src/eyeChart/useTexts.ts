import { useTranslate } from 'react-admin'
import { useMemo } from 'react'
import { isAcuityCode, toFivePoint } from '../../domain/visualAcuity.ts'
import type { Acuity } from '../../domain/visualAcuity.ts'
import type { ChartPoint, ChartSeries } from '../../domain/eyeChart.ts'
import { useFormat } from '../generator/format.ts'

type SeriesKey = Pick<ChartSeries, 'eye' | 'measure'>

/** What the chart says in words, in the language of the page. */
export const useTexts = () => {
  const translate = useTranslate()
  const format = useFormat()
  return useMemo(() => {
    const series = ({ eye, measure }: SeriesKey): string =>
      translate(`app.eyeChart.series.${measure}`, { eye: translate(`app.clinical.eye.${eye}`) })
    /** `0.6 (4.8)`, `CF (counting fingers)`. */
    const value = (acuity: Acuity): string => {
      if (isAcuityCode(acuity)) return translate('app.eyeChart.coded', { value: acuity, meaning: translate(`app.clinical.code.${acuity}`) })
      const points = toFivePoint(acuity)
      return points === undefined ? acuity : translate('app.eyeChart.value', { value: acuity, points })
    }
    const level = (of: ChartPoint['level']): string => translate(`app.clinical.level.${of}`)
    // A level is one of corrected vision; vision without glasses has none.
    const point = (of: ChartPoint, at: SeriesKey): string => {
      const said = { series: series(at), date: format.date(of.date), value: value(of.value), level: level(of.level) }
      return translate(at.measure === 'corrected' && !of.isGap ? 'app.eyeChart.point' : 'app.eyeChart.pointPlain', said)
    }
    return { series, value, level, point, date: format.date }
  }, [translate, format])
}

export type ChartTexts = ReturnType<typeof useTexts>
