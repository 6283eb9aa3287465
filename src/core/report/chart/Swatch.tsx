import { isFilledAlone, isLine } from '../drawing.ts'
import type { Drawn } from './drawn.ts'
import { paper, rest, seriesInk, soft } from './inks.ts'
import { dashOf, fillOf, shapeOf } from './patterns.tsx'

const [width, height] = [22, 12]

/** How a series looks, small: its line and mark, or its filling. */
export const Swatch = ({
  at,
  drawn: { drawing, prefix },
  isRest = false,
}: {
  at: number
  drawn: Pick<Drawn, 'drawing' | 'prefix'>
  isRest?: boolean
}) => {
  const one = drawing.part.as === 'ring' ? undefined : drawing.series[at]
  const dash = one && dashOf(at, one.compared)
  return (
    <svg aria-hidden width={width} height={height} style={{ flexShrink: 0 }}>
      {isLine(drawing, at) ? (
        <>
          <path
            d={`M0 ${height / 2}H${width}`}
            stroke={one?.compared ? soft : seriesInk(at)}
            strokeWidth={2}
            {...(dash === undefined ? {} : { strokeDasharray: dash })}
          />
          {!one?.compared && <path d={shapeOf(at, width / 2, height / 2, 3.4)} fill={seriesInk(at)} stroke={paper} />}
        </>
      ) : (
        <rect
          width={width}
          height={height}
          rx={2}
          fill={isRest ? rest : fillOf(prefix, at, drawing.part.as !== 'ring' && isFilledAlone(drawing))}
        />
      )}
    </svg>
  )
}
