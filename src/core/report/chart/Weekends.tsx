import { usePlotArea, useXAxisScale } from 'recharts'
import { businessToday } from '../../../shell/installation/businessZone.ts'
import { useDrawn } from './drawn.ts'
import { soft } from './inks.ts'

/** Days are marked where there are no more than this. */
const mostDays = 100

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
const isDay = ({ key, period }: { key: string; period?: string }): boolean => period === key

/** Weekends lie on a shade, and today has a line, where the axis has a place for each day. */
export const Weekends = () => {
  const {
    drawing: { rows, part },
  } = useDrawn()
  const scale = useXAxisScale()
  const area = usePlotArea()
  const days =
    part.over === 'step' &&
    rows.length > 1 &&
    rows.length <= mostDays &&
    rows.every(isDay) &&
    isNext(rows[0]!.key, rows[1]!.key)
      ? rows
      : []
  if (!scale || !area) return null
  const today = businessToday()
  return (
    <g aria-hidden>
      {days.map(({ key }) => {
        const [start, end, middle] = [
          scale(key, { position: 'start' }),
          scale(key, { position: 'end' }),
          scale(key, { position: 'middle' }),
        ]
        if (start === undefined || end === undefined || middle === undefined) return null
        return (
          <g key={key}>
            {isWeekend(key) && (
              <rect x={start} y={area.y} width={end - start} height={area.height} fill={soft} opacity={0.09} />
            )}
            {key === today && (
              <line x1={middle} x2={middle} y1={area.y} y2={area.y + area.height} stroke={soft} strokeDasharray="3 3" />
            )}
          </g>
        )
      })}
    </g>
  )
}

const isNext = (day: string, other: string): boolean => Date.parse(other) - Date.parse(day) === 86_400_000
