import { CartesianGrid, Scatter, ScatterChart, XAxis, YAxis } from 'recharts'
import type { ScatterShapeProps } from 'recharts'
import { axisLook, axisTitle, gridLook } from './axes.tsx'
import { useDrawn } from './drawn.ts'
import { paper, seriesInk, soft } from './inks.ts'
import { Mark } from './Mark.tsx'

interface Point {
  readonly x: number
  readonly y: number
  readonly at: number
}

const PointMark = (props: ScatterShapeProps) => {
  const {
    drawing: { rows, series },
    words,
    wayOf,
  } = useDrawn()
  const [across, up] = [series[0]!, series[1] ?? series[0]!]
  const { cx, cy } = props
  const point = props.payload as Point | undefined
  const head = rows[point?.at ?? -1]
  if (cx === undefined || cy === undefined || !point || !head) return <g />
  return (
    <Mark
      at={{ row: point.at, series: 0 }}
      spot={{ x: cx, y: cy }}
      to={wayOf(head, up)}
      ring={<circle cx={cx} cy={cy} r={9} />}
      label={words.t('app.report.pointCell', {
        group: head.label,
        across: words.said(across.measure, point.x),
        up: words.said(up.measure, point.y),
      })}
    >
      <circle cx={cx} cy={cy} r={11} fill="transparent" />
      <circle cx={cx} cy={cy} r={5} fill={seriesInk(0)} fillOpacity={0.75} stroke={paper} />
    </Mark>
  )
}

/** One measure against another, a point each row. */
export const Scattered = () => {
  const {
    drawing: { rows, numbers, series },
    words,
    width,
    height,
    tell,
  } = useDrawn()
  const [across, up] = [series[0]!, series[1] ?? series[0]!]
  const data = rows.flatMap((row, at): Point[] => {
    const [x, y] = [numbers[at]?.[0] ?? null, numbers[at]?.[1] ?? null]
    return x === null || y === null || row.is === 'rest' ? [] : [{ x, y, at }]
  })
  const numberAxis = (measure: string) => ({
    ...axisLook,
    type: 'number' as const,
    tickFormatter: (value: number) => words.short(measure, value),
  })
  return (
    <ScatterChart
      width={width}
      height={height}
      accessibilityLayer={false}
      margin={{ top: 12, right: 16, bottom: 18, left: 4 }}
      onMouseLeave={() => tell(undefined)}
    >
      <CartesianGrid {...gridLook} />
      <XAxis
        {...numberAxis(across.measure)}
        dataKey="x"
        label={{
          value: words.measure(across.measure).name,
          position: 'insideBottom',
          offset: -10,
          fill: soft,
          fontSize: 12,
        }}
      />
      <YAxis {...numberAxis(up.measure)} dataKey="y" width={70} label={axisTitle(words.measure(up.measure).name)} />
      <Scatter data={data} isAnimationActive={false} shape={PointMark} />
    </ScatterChart>
  )
}
