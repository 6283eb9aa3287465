import { Area, Bar, CartesianGrid, ComposedChart, Line, ReferenceLine, XAxis, YAxis } from 'recharts'
import type { BarShapeProps, DotItemDotProps } from 'recharts'
import { unitOf } from '../../../../resources/core/statistics/units.ts'
import { namedMeasure } from '../../../../resources/core/statistics/declared.ts'
import { isFilledAlone, isLine, isLying } from '../drawing.ts'
import type { Drawing, Series } from '../drawing.ts'
import { axisLook, axisTitle, cutName, gridLook, namesWidth } from './axes.tsx'
import { bySeries } from './bySeries.ts'
import { labelOf, useDrawn } from './drawn.ts'
import { paper, seriesInk, soft } from './inks.ts'
import { Mark } from './Mark.tsx'
import { dashOf, fillOf, Patterns, shapeOf } from './patterns.tsx'
import { Weekends } from './Weekends.tsx'

const keyAt = (at: number): string => `s${at}`

const BarMark = ({ props, at }: { props: BarShapeProps; at: number }) => {
  const drawn = useDrawn()
  const { drawing, prefix, wayOf } = drawn
  const row = props.originalDataIndex
  const head = drawing.rows[row]
  const value = drawing.numbers[row]?.[at]
  if (!head || value === null || value === undefined || value === 0) return null
  const [x, width] = props.width < 0 ? [props.x + props.width, -props.width] : [props.x, props.width]
  const [y, height] = props.height < 0 ? [props.y + props.height, -props.height] : [props.y, props.height]
  const series = drawing.series[at]!
  return (
    <Mark
      at={{ row, series: at }}
      spot={{ x: x + width / 2, y }}
      label={labelOf(drawn, row, at)}
      to={wayOf(head, series)}
      ring={<rect x={x - 2} y={y - 2} width={width + 4} height={height + 4} rx={3} />}
    >
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={Math.min(2, width / 4, height / 4)}
        fill={fillOf(prefix, at, isFilledAlone(drawing), head.is === 'rest')}
        stroke={paper}
        strokeWidth={0.75}
        opacity={head.isPart ? 0.55 : 1}
      />
    </Mark>
  )
}

/** So many points are seen one by one; more are there for keys and pointer alone. */
const mostDots = 62

const PointMark = ({ props, at }: { props: DotItemDotProps; at: number }) => {
  const drawn = useDrawn()
  const { drawing, wayOf } = drawn
  const { cx, cy, index: row } = props
  const head = drawing.rows[row]
  if (!head || cx === undefined || cy === undefined) return null
  const series = drawing.series[at]!
  const isThere = (of: number): boolean => (drawing.numbers[of]?.[at] ?? null) !== null
  if (!isThere(row)) return null
  // No line leads to one that is alone.
  const isSeen = (drawing.rows.length <= mostDots && !series.compared) || !(isThere(row - 1) || isThere(row + 1))
  const color = series.compared ? soft : seriesInk(at)
  const isPart = head.isPart && !series.compared
  return (
    <Mark
      at={{ row, series: at }}
      spot={{ x: cx, y: cy }}
      label={labelOf(drawn, row, at)}
      to={wayOf(head, series)}
      ring={<circle cx={cx} cy={cy} r={9} />}
    >
      <circle cx={cx} cy={cy} r={11} fill="transparent" />
      {isSeen && (
        <path
          d={shapeOf(at, cx, cy, 3.6)}
          fill={isPart ? paper : color}
          stroke={isPart ? color : paper}
          strokeWidth={isPart ? 1.5 : 1}
        />
      )}
    </Mark>
  )
}

const barShape = bySeries(at => (props: BarShapeProps) => <BarMark props={props} at={at} />)
const pointShape = bySeries(at => (props: DotItemDotProps) => <PointMark key={props.index} props={props} at={at} />)

/** Nobody counts halves. */
const areWhole = ({ report }: Drawing, measure: string): boolean => {
  const { facts, name } = namedMeasure(report, measure)
  const unit = unitOf(facts, name)
  return unit.is === 'number' && unit.digits === 0
}

/** Lines, areas, bars and their kin: numbers over what has an order, or over names. */
export const Cartesian = () => {
  const drawn = useDrawn()
  const { drawing, words, hidden, prefix, width, height, tell } = drawn
  const { part, rows, series, numbers } = drawing
  const lying = isLying(drawing)
  const isAlone = isFilledAlone(drawing)
  const isNarrow = width < 560
  const isPyramid = part.as === 'pyramid'
  // The first side of a pyramid goes to the left.
  const sign = (at: number): number => (isPyramid && at === 0 ? -1 : 1)
  const data = rows.map((row, at) => ({
    key: row.key,
    ...Object.fromEntries(
      series.map((_, place) => {
        const value = numbers[at]![place] ?? null
        return [keyAt(place), value === null ? null : value * sign(place)]
      }),
    ),
  }))
  const shown = series.map((one, at) => [one, at] as const).filter(([one]) => !hidden.has(one.key))
  const measureOf = (axis: 0 | 1): string | undefined => series.find(one => one.axis === axis)?.measure
  const axes = ([0, 1] as const).filter(axis => shown.some(([one]) => one.axis === axis))
  const nameOf = (key: string | number): string => rows.find(row => row.key === String(key))?.short ?? ''
  const names = rows.map(row => cutName(row.short, isNarrow))
  const stack = part.as === 'stackedBars' || (part.as === 'area' && part.split !== undefined) || isPyramid
  const numberAxis = (axis: 0 | 1) => {
    const measure = measureOf(axis)!
    return {
      ...axisLook,
      axisLine: false,
      type: 'number' as const,
      allowDecimals: !areWhole(drawing, measure),
      domain: [(least: number) => Math.min(0, least), 'auto'] as [(least: number) => number, 'auto'],
      tickFormatter: (value: number) => words.short(measure, Math.abs(value) === value || !isPyramid ? value : -value),
    }
  }
  const categories = {
    ...axisLook,
    type: 'category' as const,
    dataKey: 'key',
    scale: 'band' as const,
    tickFormatter: (key: string | number) => (lying ? cutName(nameOf(key), isNarrow) : nameOf(key)),
  }
  const pointed = (row: number | undefined, x: number | undefined, y: number | undefined): void => {
    if (row === undefined || Number.isNaN(row) || x === undefined || y === undefined || !rows[row]) return
    tell(now => (now?.row === row && now.series !== undefined ? now : { row, series: undefined, x, y }))
  }
  const drawnSeries = ([one, at]: readonly [Series, number]) => {
    const shared = {
      key: one.key,
      dataKey: keyAt(at),
      isAnimationActive: false,
      ...(lying ? {} : { yAxisId: one.axis }),
    } as const
    if (!isLine(drawing, at)) {
      return (
        <Bar
          {...shared}
          key={one.key}
          {...(stack ? { stackId: 'all' } : {})}
          maxBarSize={part.as === 'histogram' ? 400 : 44}
          shape={barShape(at)}
        />
      )
    }
    const look = {
      stroke: one.compared ? soft : seriesInk(at),
      strokeWidth: one.compared ? 1.5 : 2,
      dot: pointShape(at),
      activeDot: false as const,
      type: 'linear' as const,
      ...(dashOf(at, one.compared) === undefined ? {} : { strokeDasharray: dashOf(at, one.compared)! }),
    }
    if (part.as === 'area' && !one.compared)
      return (
        <Area
          {...shared}
          {...look}
          key={one.key}
          {...(stack ? { stackId: 'all' } : {})}
          fill={fillOf(prefix, at, isAlone)}
          fillOpacity={isAlone ? 0.18 : 0.75}
        />
      )
    return <Line {...shared} {...look} key={one.key} />
  }
  const titled = (axis: 0 | 1) =>
    axes.length > 1 ? { label: axisTitle(words.measure(measureOf(axis)!).name, axis === 1) } : {}
  return (
    <ComposedChart
      width={width}
      height={height}
      data={data}
      layout={lying ? 'vertical' : 'horizontal'}
      accessibilityLayer={false}
      margin={{ top: 12, right: 12, bottom: 4, left: 4 }}
      {...(stack ? { stackOffset: 'sign' as const } : {})}
      {...(part.as === 'histogram' ? { barCategoryGap: 1 } : { barCategoryGap: '18%' })}
      onMouseMove={state =>
        pointed(
          state.activeTooltipIndex === undefined || state.activeTooltipIndex === null
            ? undefined
            : Number(state.activeTooltipIndex),
          state.activeCoordinate?.x,
          state.activeCoordinate?.y,
        )
      }
      onMouseLeave={() => tell(undefined)}
    >
      <Patterns prefix={prefix} count={series.length} />
      <CartesianGrid {...gridLook} vertical={lying} horizontal={!lying} />
      {!lying && <Weekends />}
      {lying ? (
        <>
          <XAxis {...numberAxis(0)} height={28} />
          <YAxis {...categories} width={namesWidth(names)} interval={0} {...(isPyramid ? { reversed: true } : {})} />
          {isPyramid && <ReferenceLine x={0} stroke={soft} />}
        </>
      ) : (
        <>
          <XAxis {...categories} height={30} minTickGap={isNarrow ? 10 : 18} interval="equidistantPreserveStart" />
          {axes.map(axis => (
            <YAxis
              key={axis}
              yAxisId={axis}
              orientation={axis === 0 ? 'left' : 'right'}
              {...numberAxis(axis)}
              {...titled(axis)}
              width={axes.length > 1 ? 76 : 58}
            />
          ))}
        </>
      )}
      {shown.map(drawnSeries)}
    </ComposedChart>
  )
}
