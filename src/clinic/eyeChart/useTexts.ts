import { useTranslate } from 'react-admin'
import { useMemo } from 'react'
import type { Acuity } from '../../../domain/visualAcuity.ts'
import type { ChartPoint, ChartSeries } from '../../../domain/eyeChart.ts'
import { useFormat } from '../../core/format.ts'
import { acuityText } from '../../../resources/core/types/acuity/acuityText.ts'
import { levelText, seriesText } from './texts.ts'

type SeriesKey = Pick<ChartSeries, 'eye' | 'measure'>

/** What the chart says in words, in the language of the page. */
export const useTexts = () => {
  const translate = useTranslate()
  const format = useFormat()
  return useMemo(() => {
    const series = (of: SeriesKey): string => seriesText(of, translate)
    /** `0.6 (4.8)`, `CF (counting fingers)`. */
    const value = (acuity: Acuity): string => acuityText(acuity, translate)
    const level = (of: ChartPoint['level']): string => levelText(of, translate)
    // A level is one of corrected vision; vision without glasses has none.
    const point = (of: ChartPoint, at: SeriesKey): string => {
      const said = { series: series(at), date: format.date(of.date), value: value(of.value), level: level(of.level) }
      return translate(at.measure === 'corrected' && !of.isGap ? 'app.eyeChart.point' : 'app.eyeChart.pointPlain', said)
    }
    return { series, value, level, point, date: format.date }
  }, [translate, format])
}

export type ChartTexts = ReturnType<typeof useTexts>
