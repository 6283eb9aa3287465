import { hundredths, isAcuityCode, lineDifference, rankOf } from './visualAcuity.ts'
import type { Acuity } from './visualAcuity.ts'

/** Why there is no answer: nothing was measured, or what was measured cannot be compared. */
export type NotApplicable = 'notMeasured' | 'notComparable'

export type AmblyopiaLevel = 'none' | 'mild' | 'moderate' | 'severe'

/**
 * Level of an eye by its corrected vision v: severe v < 0.2, moderate 0.2 ≤ v < 0.6, mild 0.6 ≤ v < 0.9, none above.
 * Vision that is only counted in fingers or less is severe. Source: specification §9, product decisions §4.
 */
export const amblyopiaLevel = (corrected: Acuity | null): AmblyopiaLevel | NotApplicable => {
  if (corrected === null) return 'notMeasured'
  if (corrected === 'UC') return 'notComparable'
  if (isAcuityCode(corrected)) return 'severe'
  const v = hundredths(corrected)
  if (v === undefined) return 'notComparable'
  if (v < 20) return 'severe'
  if (v < 60) return 'moderate'
  return v < 90 ? 'mild' : 'none'
}

/**
 * From the best to the worst of what may be said of a patient: an eye without a level may be amblyopic, so that it
 * comes before one that is not.
 */
const bySeverity: readonly (AmblyopiaLevel | NotApplicable)[] = [
  'none',
  'notMeasured',
  'notComparable',
  'mild',
  'moderate',
  'severe',
]

/**
 * The level of a patient: that of the worse eye. Where one eye has no level, the other tells how severe it is at least,
 * and nobody is called not amblyopic by one eye alone. Source: product decisions §5, filter by level.
 */
export const worseLevel = (
  one: AmblyopiaLevel | NotApplicable,
  other: AmblyopiaLevel | NotApplicable,
): AmblyopiaLevel | NotApplicable => (bySeverity.indexOf(one) >= bySeverity.indexOf(other) ? one : other)

/**
 * The acuity that is normal from an age on, as a hint: 0.5 for 3 to 5 years, 0.7 from 6. Source: product decisions §4.
 */
export const normalAcuity = (age: number): Acuity | undefined => {
  if (age < 3) return undefined
  return age < 6 ? '0.5' : '0.7'
}

export type Effect = 'cure' | 'improved' | 'invalid' | 'notAmblyopicAtFirst' | 'notYetComparable' | NotApplicable

const amblyopicBelow = 90
const leastGain = 20

/**
 * Effect of treatment on an eye, from its corrected vision at the first and at the last record, in hundredths: cure,
 * first < 0.9 and last ≥ 0.9; improved, gain ≥ 0.2 and last < 0.9; invalid, gain < 0.2. Source: specification §9; the
 * other answers, product decisions §4.
 */
export const treatmentEffect = (records: readonly (Acuity | null)[]): Effect => {
  const measured = records.filter(value => value !== null)
  const [first, last] = [measured[0], measured.at(-1)]
  if (first === undefined || last === undefined) return 'notMeasured'
  if (measured.length === 1) return 'notYetComparable'
  const [before, after] = [hundredths(first), hundredths(last)]
  if (before === undefined || after === undefined) return 'notComparable'
  if (before >= amblyopicBelow) return 'notAmblyopicAtFirst'
  if (after >= amblyopicBelow) return 'cure'
  return after - before >= leastGain ? 'improved' : 'invalid'
}

/** Corrected vision of both eyes at one examination. */
export interface BothEyes {
  readonly right: Acuity | null
  readonly left: Acuity | null
}

export type Eye = 'right' | 'left'

/** Less than zero where the right eye is the worse one; why not, where that cannot be said. */
const compare = ({ right, left }: BothEyes): number | NotApplicable => {
  if (right === null || left === null) return 'notMeasured'
  const [r, l] = [rankOf(right), rankOf(left)]
  return r === undefined || l === undefined ? 'notComparable' : r - l
}

/**
 * The eye that stands for the patient: the one that was worse at first, and where both were alike the one that is worse
 * at last, the right one where they are alike then as well. Where an eye that it rests on could not be measured there
 * is none. Source: product decisions §4.
 */
export const decisiveEye = (records: readonly BothEyes[]): Eye | NotApplicable => {
  const seen = records.filter(({ right, left }) => right !== null || left !== null)
  const [first, last] = [seen[0], seen.at(-1)]
  if (!first || !last) return 'notMeasured'
  const atFirst = compare(first)
  const order = atFirst === 0 ? compare(last) : atFirst
  if (typeof order === 'string') return order
  return order <= 0 ? 'right' : 'left'
}

/**
 * Effect of treatment on a patient: that on the decisive eye. It is not told from one eye alone: the other may be the
 * worse one.
 */
export const patientEffect = (records: readonly BothEyes[]): Effect => {
  const eye = decisiveEye(records)
  return eye === 'right' || eye === 'left' ? treatmentEffect(records.map(record => record[eye])) : eye
}

/** Which eyes to train: the poorer one alone, both at once, or first the right one, then the left. */
export type Recommendation = 'rightOnly' | 'leftOnly' | 'bothAtOnce' | 'rightThenLeft' | NotApplicable

const leastBetterEye = 50
const manyLines = 3

/**
 * What to train, from the corrected vision of both eyes: with the better eye at 0.5 or above, a difference of three
 * lines or more trains only the poorer eye and less trains both at once; below 0.5 the right eye comes first, then the
 * left. Source: specification §9.
 */
export const trainingRecommendation = ({ right, left }: BothEyes): Recommendation => {
  if (right === null || left === null) return 'notMeasured'
  const [r, l] = [hundredths(right), hundredths(left)]
  const difference = lineDifference(left, right)
  if (r === undefined || l === undefined || difference === undefined) return 'notComparable'
  if (Math.max(r, l) < leastBetterEye) return 'rightThenLeft'
  if (Math.abs(difference) < manyLines) return 'bothAtOnce'
  return difference < 0 ? 'rightOnly' : 'leftOnly'
}

/** Both eyes are known not to be amblyopic. What is recommended then follows from their vision alone. */
export const isNeitherAmblyopic = ({ right, left }: BothEyes): boolean =>
  amblyopiaLevel(right) === 'none' && amblyopiaLevel(left) === 'none'
