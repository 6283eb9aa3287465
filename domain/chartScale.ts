import { amblyopiaLevel } from './amblyopia.ts'
import type { AmblyopiaLevel } from './amblyopia.ts'
import { acuityCodes, chartLines, hundredths, isAcuityCode, ofHundredths } from './visualAcuity.ts'
import type { Acuity, AcuityCode } from './visualAcuity.ts'

/**
 * The codes that have a place below the lines of the chart, from the best downwards; who does not cooperate has none.
 */
const codesBelow: readonly AcuityCode[] = acuityCodes.filter(code => code !== 'UC')

/**
 * Where a value stands on the chart, in steps between lines: 0 for 0.02, 16 for 2.0, a value between two lines in
 * proportion between them, CF at -1 down to NLP at -4, and 0.01 halfway to CF. Undefined for UC and for what is no
 * acuity.
 */
export const stepOf = (value: Acuity): number | undefined => {
  if (isAcuityCode(value)) return value === 'UC' ? undefined : -1 - codesBelow.indexOf(value)
  const given = hundredths(value)
  if (given === undefined) return undefined
  const at = chartLines.findLastIndex(line => line <= given)
  const lower = chartLines[at] ?? 0
  const upper = chartLines[at + 1]
  return upper === undefined ? at : at + (given - lower) / (upper - lower)
}

/** A line of the chart, or the place of a code. */
export interface Rung {
  readonly value: Acuity
  readonly step: number
}

/**
 * The rungs of a chart that shows these values, from the best downwards: every line, and below them the codes as far as
 * they are needed.
 */
export const rungsFor = (values: readonly Acuity[]): readonly Rung[] => {
  const lowest = Math.min(0, ...values.flatMap(value => stepOf(value) ?? []))
  return [
    ...chartLines.map((line, step) => ({ value: ofHundredths(line), step })).reverse(),
    ...codesBelow.map((value, at) => ({ value, step: -1 - at })).filter(({ step }) => step >= Math.floor(lowest)),
  ]
}

/** A level and where it begins on the chart, in steps; the lowest begins below everything. */
export interface LevelBand {
  readonly level: AmblyopiaLevel
  readonly from: number
}

const readBands = (): LevelBand[] => {
  const bands: LevelBand[] = []
  for (let value = 1; value <= chartLines.at(-1)!; value += 1) {
    const level = amblyopiaLevel(ofHundredths(value))
    if (level === 'notMeasured' || level === 'notComparable' || bands.at(-1)?.level === level) continue
    bands.push({ level, from: bands.length === 0 ? -Infinity : stepOf(ofHundredths(value))! })
  }
  return bands
}

let bands: readonly LevelBand[] | undefined

/**
 * The levels of amblyopia from the worst to the best, read off {@link amblyopiaLevel} when first asked for, so that
 * there is one rule.
 */
export const levelBands = (): readonly LevelBand[] => (bands ??= readBands())
