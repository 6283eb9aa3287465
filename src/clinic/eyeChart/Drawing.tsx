import { useTheme } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import type { ReactNode, RefObject } from 'react'
import { dashOf, pathData, tickText } from '../../../domain/eyeChart.ts'
import type { ChartSeries, EyeChart } from '../../../domain/eyeChart.ts'
import { fonts } from '../../core/fonts.ts'
import { bandInk, darkInks, eyeInk, ink, lightInks, line, soft } from './inks.ts'
import type { LegendItem } from './legend.ts'
import { Mark } from './Mark.tsx'
import { levelText } from './texts.ts'

const small = 11

const Svg = styled('svg')({ display: 'block', maxWidth: '100%', overflow: 'visible' })

const Bands = ({ chart: { area, bands }, isBeside }: { chart: EyeChart; isBeside: boolean }) => {
  const translate = useTranslate()
  return bands.map(({ level, top, bottom }) => (
    <g key={level}>
      <rect x={area.left} y={top} width={area.right - area.left} height={bottom - top} fill={bandInk(level)} />
      {isBeside ? (
        <text x={area.right + 8} y={(top + bottom) / 2} dominantBaseline="central" fontSize={small} fill={soft}>
          {levelText(level, translate)}
        </text>
      ) : (
        <text x={area.left + 4} y={top + 11} fontSize={10} fill={soft}>
          {levelText(level, translate)}
        </text>
      )}
    </g>
  ))
}

const Lines = ({ chart: { area, lines }, withPoints }: { chart: EyeChart; withPoints: boolean }) =>
  lines.map(({ value, fivePoint, y, isLabelled }) => (
    <g key={value}>
      <line x1={area.left} x2={area.right} y1={y} y2={y} stroke={line} />
      {isLabelled && (
        <text x={area.left - 6} y={y} textAnchor="end" dominantBaseline="central" fontSize={small} fill={ink}>
          {value}
          {withPoints && fivePoint !== undefined && <tspan fill={soft}>{` (${fivePoint})`}</tspan>}
        </text>
      )}
    </g>
  ))

const Dates = ({ chart: { area, ticks } }: { chart: EyeChart }) =>
  ticks.map(tick => (
    <g key={tick.date}>
      <line x1={tick.x} x2={tick.x} y1={area.top} y2={area.bottom + 4} stroke={line} />
      <text x={tick.x} y={area.bottom + 17} textAnchor="middle" fontSize={small} fill={ink}>
        {tickText(tick)}
      </text>
    </g>
  ))

/** The left eye's path is wider and lies below, so that both are seen where they coincide. */
const Paths = ({ series: { eye, measure, segments } }: { series: ChartSeries }) =>
  segments.map((segment, at) => (
    <path
      key={at}
      d={pathData(segment)}
      fill="none"
      stroke={eyeInk(eye)}
      strokeWidth={eye === 'left' ? 3 : 1.75}
      strokeLinejoin="round"
      strokeDasharray={dashOf[measure].length > 0 ? dashOf[measure].join(' ') : undefined}
    />
  ))

const Legend = ({ items }: { items: readonly LegendItem[] }) =>
  items.map(({ series: { eye, measure }, text, x, y }) => (
    <g key={text}>
      <line
        x1={x}
        x2={x + 28}
        y1={y}
        y2={y}
        stroke={eyeInk(eye)}
        strokeWidth={eye === 'left' ? 3 : 1.75}
        strokeDasharray={dashOf[measure].length > 0 ? dashOf[measure].join(' ') : undefined}
      />
      <Mark eye={eye} measure={measure} x={x + 14} y={y} />
      <text x={x + 34} y={y} dominantBaseline="central" fontSize={12} fill={ink}>
        {text}
      </text>
    </g>
  ))

interface DrawingProps {
  readonly chart: EyeChart
  readonly size: { readonly width: number; readonly height: number }
  readonly legend: readonly LegendItem[]
  /** Whether there is room for five-point values and the names of levels beside the area. */
  readonly isWide: boolean
  /** What the whole of it is called. */
  readonly label: string
  readonly describedBy?: string
  /** The points, which the caller draws as it makes them reachable. */
  readonly children: ReactNode
  readonly svgRef?: RefObject<SVGSVGElement | null>
}

/** The eye chart as SVG: levels, lines, dates and paths from the geometry, the points as children above them. */
export const Drawing = ({
  chart,
  size: { width, height },
  legend,
  isWide,
  label,
  describedBy,
  children,
  svgRef,
}: DrawingProps) => {
  const inks = useTheme().palette.mode === 'dark' ? darkInks : lightInks
  const backToFront = [...chart.series].reverse()
  return (
    <Svg
      ref={svgRef}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      fontFamily={fonts}
      sx={{ ...inks, '@media print': lightInks }}
    >
      <g aria-hidden>
        <Bands chart={chart} isBeside={isWide} />
        <Lines chart={chart} withPoints={isWide} />
        <Dates chart={chart} />
        <rect
          x={chart.area.left}
          y={chart.area.top}
          width={chart.area.right - chart.area.left}
          height={chart.area.bottom - chart.area.top}
          fill="none"
          stroke={line}
        />
        <Legend items={legend} />
        {backToFront.map(series => (
          <Paths key={`${series.measure} ${series.eye}`} series={series} />
        ))}
      </g>
      {children}
    </Svg>
  )
}
