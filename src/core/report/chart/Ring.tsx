import { Pie, PieChart, Sector } from 'recharts'
import type { PieSectorShapeProps } from 'recharts'
import { labelOf, useDrawn } from './drawn.ts'
import type { Drawn } from './drawn.ts'
import { ink, paper, soft } from './inks.ts'
import { Mark } from './Mark.tsx'
import { fillOf, Patterns } from './patterns.tsx'

const wholeOf = ({ drawing: { rows, numbers }, hidden }: Drawn) => {
  const data = rows.map((row, at) => ({
    at,
    name: row.label,
    value: hidden.has(row.key) ? 0 : Math.max(0, numbers[at]?.[0] ?? 0),
  }))
  return { data, whole: data.reduce((sum, { value }) => sum + value, 0) }
}

const SliceMark = (props: PieSectorShapeProps) => {
  const drawn = useDrawn()
  const {
    drawing: { rows, series },
    words,
    prefix,
    wayOf,
  } = drawn
  const { data, whole } = wholeOf(drawn)
  const row = props.index
  const head = rows[row]
  if (!head || !data[row]!.value) return <g />
  const middle = (-(props.midAngle ?? 0) * Math.PI) / 180
  const reach = ((props.innerRadius ?? 0) + (props.outerRadius ?? 0)) / 2
  const { cx, cy, innerRadius, outerRadius, startAngle, endAngle } = props
  const outline = { cx, cy, innerRadius, outerRadius, startAngle, endAngle }
  return (
    <Mark
      at={{ row, series: 0 }}
      spot={{ x: cx + Math.cos(middle) * reach, y: cy + Math.sin(middle) * reach }}
      to={wayOf(head, series[0]!)}
      label={words.t('app.report.shareCell', {
        cell: labelOf(drawn, row, 0),
        share: words.format.share(data[row]!.value / whole),
      })}
      ring={<Sector {...outline} fill="none" stroke={ink} strokeWidth={3} />}
    >
      <Sector {...outline} fill={fillOf(prefix, row, false, head.is === 'rest')} stroke={paper} strokeWidth={1.5} />
    </Mark>
  )
}

/** Shares of a whole, each with its name and part beside it. */
export const Ring = () => {
  const drawn = useDrawn()
  const {
    drawing: { rows, part },
    words,
    prefix,
    width,
    height,
    tell,
  } = drawn
  const { data, whole } = wholeOf(drawn)
  // A name beside a narrow ring would be cut; it stands in the legend.
  const isNarrow = width < 480
  const outer = Math.max(40, Math.min(width / 2 - (isNarrow ? 70 : 130), height / 2 - 26))
  return (
    <PieChart width={width} height={height} accessibilityLayer={false} onMouseLeave={() => tell(undefined)}>
      <Patterns prefix={prefix} count={rows.length} />
      <Pie
        data={data}
        dataKey="value"
        nameKey="name"
        innerRadius={outer * 0.58}
        outerRadius={outer}
        startAngle={90}
        endAngle={-270}
        isAnimationActive={false}
        shape={SliceMark}
        labelLine={{ stroke: soft }}
        label={({
          x,
          y,
          textAnchor,
          index,
        }: {
          x?: number | string
          y?: number | string
          textAnchor?: string
          index?: number
        }) => {
          const slice = data[index ?? -1]
          if (!slice || slice.value / whole < 0.02) return null
          return (
            <text
              x={x}
              y={y}
              textAnchor={textAnchor as 'start' | 'end' | 'middle'}
              dominantBaseline="central"
              fontSize={12}
              fill={ink}
            >
              {isNarrow
                ? words.format.share(slice.value / whole)
                : words.t('app.report.slice', { name: slice.name, share: words.format.share(slice.value / whole) })}
            </text>
          )
        }}
      />
      <text
        x={width / 2}
        y={height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={15}
        fontWeight={600}
        fill={ink}
      >
        {words.short(part.measures[0]!, whole)}
      </text>
    </PieChart>
  )
}
