import { styled } from '@mui/material/styles'
import type { ChartSeries } from '../../../domain/eyeChart.ts'
import { ink } from './inks.ts'
import { Mark } from './Mark.tsx'
import type { useRoving } from './useRoving.ts'
import type { ChartTexts } from './useTexts.ts'

const Point = styled('g')({
  outline: 'none',
  '& .ring': { opacity: 0 },
  '&:focus-visible .ring': { opacity: 1 },
})

interface PointsProps {
  readonly series: readonly ChartSeries[]
  readonly texts: ChartTexts
  readonly roving: ReturnType<typeof useRoving>
}

/** The points, each reachable by keyboard and with a name that says all of it. */
export const Points = ({ series, texts, roving }: PointsProps) =>
  series
    .map((one, at) => ({ one, at }))
    .reverse()
    .map(({ one, at }) => (
      <g key={`${one.measure} ${one.eye}`}>
        {one.points.map((point, index) => (
          <Point
            key={point.record}
            role="img"
            aria-label={texts.point(point, one)}
            {...roving.propsOf({ series: at, point: index })}
          >
            <circle cx={point.x} cy={point.isGap ? point.y - 4 : point.y} r={12} fill="transparent" />
            <circle
              className="ring"
              cx={point.x}
              cy={point.isGap ? point.y - 4 : point.y}
              r={10}
              fill="none"
              stroke={ink}
              strokeWidth={2}
            />
            <Mark eye={one.eye} measure={one.measure} x={point.x} y={point.y} isGap={point.isGap} />
          </Point>
        ))}
      </g>
    ))
