import { Box } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { useId, useMemo } from 'react'
import type { RefObject } from 'react'
import { layOutEyeChart, recordsWithin } from '../../../domain/eyeChart.ts'
import { chartEyes, chartMeasures } from '../../../domain/eyes.ts'
import type { ChartChoice, EyeRecord } from '../../../domain/eyeChart.ts'
import { Drawing } from './Drawing.tsx'
import { fitTo } from './layout.ts'
import { layOutLegend } from './legend.ts'
import { Points } from './Points.tsx'
import { Tip } from './Tip.tsx'
import { useRoving } from './useRoving.ts'
import { useTexts } from './useTexts.ts'
import { useWidth } from '../../core/useWidth.ts'

interface ChartProps {
  readonly records: readonly EyeRecord[]
  readonly choice?: ChartChoice
  /** As high as a card allows. */
  readonly isSmall?: boolean
  readonly svgRef?: RefObject<SVGSVGElement | null>
}

const everything: ChartChoice = {}

/** The vision of both eyes over time, in the width that there is, to be looked through with mouse, finger and keys. */
export const Chart = ({ records, choice = everything, isSmall = false, svgRef }: ChartProps) => {
  const translate = useTranslate()
  const texts = useTexts()
  const hint = useId()
  const { ref, width } = useWidth(720)
  const { eyes = chartEyes, measures = chartMeasures } = choice
  const legend = useMemo(
    () =>
      layOutLegend(
        eyes.flatMap(eye => measures.map(measure => ({ eye, measure }))),
        texts.series,
        8,
        width - 8,
      ),
    [eyes, measures, texts, width],
  )
  const { layout, isWide } = useMemo(() => fitTo(width, legend.height, isSmall), [width, legend.height, isSmall])
  const chart = useMemo(() => layOutEyeChart(records, layout, choice), [records, layout, choice])
  const roving = useRoving(chart.series)
  const within = recordsWithin(records, choice)
  const label =
    within.length === 0
      ? translate('app.eyeChart.summaryNone')
      : translate('app.eyeChart.summary', {
          count: within.length,
          from: texts.date(within[0]!.examinedOn),
          to: texts.date(within.at(-1)!.examinedOn),
        })
  const series = roving.shown && chart.series[roving.shown.series]
  const point = roving.shown && series?.points[roving.shown.point]
  return (
    <Box ref={ref} onPointerLeave={roving.hide} sx={{ position: 'relative', minWidth: 0 }}>
      <Box component="p" id={hint} sx={visuallyHidden}>
        {translate('app.eyeChart.keys')}
      </Box>
      <Drawing
        chart={chart}
        size={layout}
        legend={legend.items}
        isWide={isWide}
        label={label}
        describedBy={hint}
        {...(svgRef ? { svgRef } : {})}
      >
        <Points series={chart.series} texts={texts} roving={roving} />
      </Drawing>
      {series && point && <Tip point={point} series={series} all={chart.series} texts={texts} within={width} />}
    </Box>
  )
}
