import type { Compared } from '../../../../resources/core/statistics/index.ts'
import { paper, rest, seriesInk } from './inks.ts'

/** Lines and dots over a colour, so that areas are told apart without it; the first has none. */
const strokes: readonly (string | undefined)[] = [
  undefined,
  'M0 8L8 0M-2 2L2 -2M6 10L10 6',
  'M2 2h0.01M6 6h0.01',
  'M0 4H8',
  'M0 0L8 8M8 0L0 8',
  'M4 0V8',
  'M0 0L8 8M-2 6L2 10M6 -2L10 2',
  'M0 4H8M4 0V8',
]

export const patternOf = (prefix: string, at: number): string => `${prefix}-${at}`

interface PatternsProps {
  readonly prefix: string
  readonly count: number
}

/** Fillings of series, each a colour with a pattern of its own. */
export const Patterns = ({ prefix, count }: PatternsProps) => (
  <defs>
    {Array.from({ length: count }, (_, at) => {
      const stroke = strokes[(at + Math.floor(at / strokes.length)) % strokes.length]
      return (
        <pattern key={at} id={patternOf(prefix, at)} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} fill={seriesInk(at)} />
          {stroke && (
            <path
              d={stroke}
              stroke={paper}
              strokeWidth={stroke.includes('h0.01') ? 2.2 : 1.1}
              strokeLinecap={stroke.includes('h0.01') ? 'round' : 'butt'}
              fill="none"
            />
          )}
        </pattern>
      )
    })}
  </defs>
)

/**
 * What fills an area: the pattern of its place, its colour alone where there is nothing to tell it from, and grey where
 * it is what is left of others.
 */
export const fillOf = (prefix: string, at: number, isAlone: boolean, isRest = false): string =>
  isRest ? rest : isAlone ? seriesInk(at) : `url(#${patternOf(prefix, at)})`

const shapes: readonly ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  (x, y, r) => `M${x} ${y - r * 1.35}L${x + r * 1.35} ${y}L${x} ${y + r * 1.35}L${x - r * 1.35} ${y}Z`,
  (x, y, r) => `M${x - r} ${y - r}H${x + r}V${y + r}H${x - r}Z`,
  (x, y, r) => `M${x} ${y - r * 1.25}L${x + r * 1.2} ${y + r}H${x - r * 1.2}Z`,
  (x, y, r) => `M${x} ${y + r * 1.25}L${x + r * 1.2} ${y - r}H${x - r * 1.2}Z`,
]

/** The outline of the mark of a series' points. */
export const shapeOf = (at: number, x: number, y: number, radius: number): string =>
  shapes[at % shapes.length]!(x, y, radius)

const dashes = [undefined, '7 3', '2 3', '9 3 2 3'] as const

const comparedDashes: Readonly<Record<Compared, string>> = {
  previous: '6 4',
  lastYear: '1.5 3',
  free: '8 3 2 3',
}

/** How the line of a series is broken; that of a time before is always, each in its own way. */
export const dashOf = (at: number, compared: Compared | undefined): string | undefined =>
  compared ? comparedDashes[compared] : dashes[Math.floor(at / 2) % dashes.length]
