import { Scatter, ScatterChart, usePlotArea, XAxis, YAxis } from 'recharts'
import type { ScatterShapeProps } from 'recharts'
import { axisLook, cutName, namesWidth } from './axes.tsx'
import { labelOf, useDrawn } from './drawn.ts'
import { ink, paper, seriesInk } from './inks.ts'
import { Mark } from './Mark.tsx'

/** Room for a number within its cell. Pixels. */
const roomForNumber = { width: 40, height: 18 }

const CellMark = ({
  row,
  series,
  cx,
  cy,
  most,
}: {
  row: number
  series: number
  cx: number
  cy: number
  most: number
}) => {
  const drawn = useDrawn()
  const { drawing, words, wayOf } = drawn
  const area = usePlotArea()
  if (!area) return null
  const [width, height] = [area.width / drawing.rows.length, area.height / drawing.series.length]
  const value = drawing.numbers[row]?.[series] ?? 0
  const strength = most > 0 ? 0.06 + (0.94 * Math.max(0, value)) / most : 0.06
  const box = {
    x: cx - width / 2 + 1,
    y: cy - height / 2 + 1,
    width: Math.max(1, width - 2),
    height: Math.max(1, height - 2),
    rx: 2,
  }
  return (
    <Mark
      at={{ row, series }}
      spot={{ x: cx, y: cy - height / 2 }}
      label={labelOf(drawn, row, series)}
      to={value === 0 ? undefined : wayOf(drawing.rows[row]!, drawing.series[series]!)}
      ring={<rect {...box} strokeWidth={3} />}
    >
      <rect {...box} fill={paper} />
      <rect {...box} fill={seriesInk(0)} fillOpacity={strength} />
      {width >= roomForNumber.width && height >= roomForNumber.height && value !== 0 && (
        <text
          x={cx}
          y={cy}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={11}
          fill={strength > 0.55 ? paper : ink}
        >
          {words.short(drawing.series[series]!.measure, value)}
        </text>
      )}
    </Mark>
  )
}

const CellShape = (props: ScatterShapeProps) => {
  const {
    drawing: { numbers },
  } = useDrawn()
  const at = props.payload as { x: number; y: number } | undefined
  const most = Math.max(0, ...numbers.flat().map(value => value ?? 0))
  return at && props.cx !== undefined && props.cy !== undefined ? (
    <CellMark row={at.x} series={at.y} cx={props.cx} cy={props.cy} most={most} />
  ) : (
    <g />
  )
}

/** Numbers by two dimensions as the strength of a colour; the strongest is the largest. */
export const HeatMap = () => {
  const { drawing, width, height, tell } = useDrawn()
  const { rows, series } = drawing
  const isNarrow = width < 560
  const data = rows.flatMap((_, row) => series.map((__, at) => ({ x: row, y: at })))
  const places = (heads: readonly unknown[]) => ({
    type: 'number' as const,
    domain: [-0.5, heads.length - 0.5] as [number, number],
    ticks: heads.map((_, at) => at),
    axisLine: false,
  })
  const names = series.map(one => cutName(one.label, isNarrow))
  return (
    <ScatterChart
      width={width}
      height={height}
      accessibilityLayer={false}
      margin={{ top: 8, right: 12, bottom: 4, left: 4 }}
      onMouseLeave={() => tell(undefined)}
    >
      <XAxis
        {...axisLook}
        {...places(rows)}
        dataKey="x"
        tickFormatter={(at: number) => rows[at]?.short ?? ''}
        interval="equidistantPreserveStart"
        minTickGap={8}
      />
      <YAxis
        {...axisLook}
        {...places(series)}
        dataKey="y"
        reversed
        interval={0}
        width={namesWidth(names)}
        tickFormatter={(at: number) => names[at] ?? ''}
      />
      <Scatter data={data} isAnimationActive={false} shape={CellShape} />
    </ScatterChart>
  )
}
