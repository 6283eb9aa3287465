import { amblyopiaLevel, isNeitherAmblyopic, normalAcuity, trainingRecommendation } from '../../../domain/amblyopia.ts'
import type { AmblyopiaLevel, Eye, NotApplicable, Recommendation } from '../../../domain/amblyopia.ts'
import { ageOn } from '../../../domain/age.ts'
import { hundredths, lineDifference, readAcuity } from '../../../domain/visualAcuity.ts'
import type { Acuity } from '../../../domain/visualAcuity.ts'

/** Corrected vision of both eyes as it stands in a form: also half typed. */
export type Typed = { readonly [E in Eye]: unknown }

/** What follows from the corrected vision of one eye. */
export interface EyeReading {
  readonly level: AmblyopiaLevel | NotApplicable
  /**
   * Lines gained since the examination before, lost where it is less than zero; undefined where that cannot be said.
   */
  readonly gained: number | undefined
  /** Whether it reaches what is normal at that age. */
  readonly reachesNorm: boolean | undefined
}

export interface Reading {
  readonly right: EyeReading
  readonly left: EyeReading
  /** Lines between both eyes. */
  readonly apart: number | undefined
  readonly age: number | undefined
  readonly norm: Acuity | undefined
  readonly recommendation: Recommendation
  /** Neither eye is amblyopic, so that the recommendation follows from vision alone. */
  readonly isHealthy: boolean
}

const acuityOf = (typed: unknown): Acuity | null => (typeof typed === 'string' ? (readAcuity(typed) ?? null) : null)

const gainedSince = (before: Acuity | null, now: Acuity | null): number | undefined =>
  before === null || now === null ? undefined : lineDifference(before, now)

/**
 * What follows from vision on a day, in view of the examination before and of the child's age; what was not understood
 * counts as not measured.
 */
export const readingOf = (
  now: Typed,
  before: Typed | undefined,
  birthday: string | undefined,
  day: string | undefined,
): Reading => {
  const [right, left] = [acuityOf(now.right), acuityOf(now.left)]
  const age = birthday && day ? ageOn(birthday, day) : undefined
  const norm = age === undefined ? undefined : normalAcuity(age)
  const eye = (value: Acuity | null, former: unknown): EyeReading => {
    const read = value === null ? undefined : hundredths(value)
    return {
      level: amblyopiaLevel(value),
      gained: gainedSince(acuityOf(former), value),
      reachesNorm: norm === undefined || read === undefined ? undefined : read >= hundredths(norm)!,
    }
  }
  const apart = gainedSince(left, right)
  return {
    right: eye(right, before?.right),
    left: eye(left, before?.left),
    apart: apart === undefined ? undefined : Math.abs(apart),
    age,
    norm,
    recommendation: trainingRecommendation({ right, left }),
    isHealthy: isNeitherAmblyopic({ right, left }),
  }
}
