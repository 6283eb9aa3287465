import { chartLines, ofHundredths } from '../../domain/visualAcuity.ts'
import { weighted } from './random.ts'
import type { Random } from './random.ts'

/** What is known of an eye from the first visit on; vision is given by lines of the chart, counted from 0. */
export interface Eye {
  readonly type: string
  readonly first: number
  /** Chance of a line more at each re-examination. */
  readonly pace: number
  readonly sphere: number
  readonly cylinder: number | null
  readonly axis: number | null
  readonly fixation: string
  /** Lines that are lost without glasses. */
  readonly lost: number
}

export interface Eyes {
  readonly right: Eye
  readonly left: Eye
}

const types = weighted([
  ['anisometropic', 40],
  ['ametropic', 27],
  ['strabismic', 16],
  ['meridional', 8],
  ['mixed', 6],
  ['deprivation', 3],
])
// Lines of 0.02 … 0.8: most amblyopic eyes read 0.2 to 0.6 with glasses at the first visit.
const poorLines = weighted([
  [1, 1],
  [3, 2],
  [4, 6],
  [5, 12],
  [6, 17],
  [7, 20],
  [8, 19],
  [9, 15],
  [10, 8],
])
const goodLines = weighted([
  [11, 3],
  [12, 5],
  [13, 8],
  [14, 4],
])
const fixations = weighted([
  ['central', 74],
  ['paracentral', 15],
  ['macular', 6],
  ['peripheral', 3],
  ['wandering', 2],
])

const quarter = (value: number): number => Math.round(value * 4) / 4
const between = (random: Random, min: number, max: number): number => quarter(min + random.next() * (max - min))

const lens = (
  random: Random,
  min: number,
  max: number,
  astigmatic: number,
): Pick<Eye, 'sphere' | 'cylinder' | 'axis'> => {
  const sphere = between(random, min, max)
  if (!random.chance(astigmatic)) return { sphere, cylinder: null, axis: null }
  const cylinder = between(random, -3, -0.5)
  const axis = (random.chance(0.7) ? 175 + random.integer(0, 10) : 85 + random.integer(0, 10)) % 181
  return { sphere, cylinder, axis }
}

const poor = (random: Random, type: string): Eye => ({
  type,
  first: poorLines(random),
  pace: type === 'deprivation' ? 0.25 : 0.35 + random.next() * 0.5,
  fixation: fixations(random),
  lost: random.integer(1, 4),
  ...lens(random, type === 'strabismic' ? 0.5 : 2, 7, type === 'meridional' ? 1 : 0.5),
})

const good = (random: Random): Eye => ({
  type: 'none',
  first: goodLines(random),
  pace: 0.08,
  fixation: 'central',
  lost: random.integer(0, 1),
  ...lens(random, 0.25, 2, 0.2),
})

/** The eyes of a child who comes for amblyopia: ametropic and deprivation ones are mostly both, of others one. */
export const eyes = (random: Random): Eyes => {
  const type = types(random)
  const both = random.chance(type === 'ametropic' ? 1 : type === 'meridional' ? 0.4 : 0.08)
  const one = poor(random, type)
  const other = both ? poor(random, type) : good(random)
  return random.chance(0.5) ? { right: one, left: other } : { right: other, left: one }
}

const top = chartLines.indexOf(120)

/**
 * How the vision of an eye goes on: a line more, seldom one less, or as it was. `pace` is how much faster or slower
 * than such eyes do.
 */
export const nextLine = (random: Random, eye: Eye, line: number, pace: number): number =>
  random.chance(eye.pace * pace)
    ? Math.min(top, line + (line < 5 && random.chance(0.3) ? 2 : 1))
    : random.chance(0.04)
      ? Math.max(0, line - 1)
      : line

/** Naked and corrected vision of an eye that reads down to a line with glasses. */
export const visionAt = (eye: Eye, line: number): { readonly naked: string; readonly corrected: string } => ({
  naked: ofHundredths(chartLines[Math.max(0, line - eye.lost)]!),
  corrected: ofHundredths(chartLines[line]!),
})
