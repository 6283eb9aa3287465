import { Surface } from 'recharts'
import { cutName } from './axes.tsx'
import { labelOf, useDrawn } from './drawn.ts'
import { ink, line, paper, seriesInk, soft } from './inks.ts'
import { Mark } from './Mark.tsx'

/** Room within a small chart for its name above and the ends of its time below, beside it, and below it. Pixels. */
const room = { above: 38, below: 20, gap: 20, between: 12 } as const

interface PanelProps {
  readonly series: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The ends of the scale that all share. */
  readonly least: number
  readonly most: number
}

/** The course of one group. */
const Panel = ({ series: at, x: left, y: above, width, height, least, most }: PanelProps) => {
  const drawn = useDrawn()
  const {
    drawing: { rows, series, numbers },
    words,
    wayOf,
  } = drawn
  const of = series[at]!
  const [top, tall] = [above + room.above, height - room.above - room.below]
  const xAt = (row: number): number => left + 5 + (rows.length === 1 ? 0.5 : row / (rows.length - 1)) * (width - 10)
  const yAt = (value: number): number => top + ((most - value) / (most - least || 1)) * tall
  const spots = numbers.flatMap((row, place) => {
    const value = row[at] ?? null
    return value === null ? [] : [{ row: place, x: xAt(place), y: yAt(value) }]
  })
  const [first, last] = [rows[0], rows.at(-1)]
  return (
    <g>
      <text x={left} y={above + 13} fontSize={13} fontWeight={600} fill={ink}>
        {cutName(of.label, width < 180)}
      </text>
      <text x={left} y={top - 4} fontSize={11} fill={soft}>
        {words.short(of.measure, most)}
      </text>
      <path d={`M${left} ${top}H${left + width}`} stroke={line} strokeDasharray="2 4" />
      <path d={`M${left} ${yAt(0)}H${left + width}`} stroke={line} />
      {/* Steps of another range stand beside these by their places. */}
      <text x={left} y={above + height - 4} fontSize={11} fill={soft}>
        {of.compared ? '' : first?.short}
      </text>
      {rows.length > 1 && !of.compared && (
        <text x={left + width} y={above + height - 4} fontSize={11} fill={soft} textAnchor="end">
          {last?.short}
        </text>
      )}
      <path
        d={spots
          .map(
            ({ row, x, y }, place) => `${spots[place - 1]?.row === row - 1 ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`,
          )
          .join('')}
        stroke={seriesInk(0)}
        strokeWidth={1.75}
        fill="none"
      />
      {spots.map(({ row, x, y }) => (
        <Mark
          key={row}
          at={{ row, series: at }}
          spot={{ x, y }}
          label={labelOf(drawn, row, at)}
          to={wayOf(rows[row]!, of)}
          ring={<circle cx={x} cy={y} r={7} />}
        >
          <circle cx={x} cy={y} r={9} fill="transparent" />
          <circle cx={x} cy={y} r={2.5} fill={rows[row]!.isPart ? paper : seriesInk(0)} stroke={seriesInk(0)} />
        </Mark>
      ))}
    </g>
  )
}

/**
 * The same course for each group by itself, on one scale: shapes are compared where lines over each other could not be
 * told apart.
 */
export const Multiples = () => {
  const {
    drawing: { series, numbers },
    width,
    height,
  } = useDrawn()
  const columns = Math.min(series.length, width < 560 ? 2 : 3)
  const lines = Math.ceil(series.length / columns)
  const all = numbers.flat().map(value => value ?? 0)
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)]
  const [wide, tall] = [(width - (columns - 1) * room.gap) / columns, height / lines]
  return (
    <Surface width={width} height={height}>
      {series.map(({ key }, at) => (
        <Panel
          key={key}
          series={at}
          x={(at % columns) * (wide + room.gap)}
          y={Math.floor(at / columns) * tall}
          width={wide}
          height={tall - room.between}
          least={least}
          most={most}
        />
      ))}
    </Surface>
  )
}
