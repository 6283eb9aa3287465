import type { Eye, Recommendation } from './amblyopia.ts'
import { planTotals } from './planMinutes.ts'
import type { PlanMinutes } from './planMinutes.ts'
import type { PlanEye } from './eyes.ts'

/** The eye that a recommendation leaves out; undefined where it trains both. */
export const eyeLeftOut = (recommendation: Recommendation): Eye | undefined => {
  if (recommendation === 'rightOnly') return 'left'
  return recommendation === 'leftOnly' ? 'right' : undefined
}

/** Minutes a day that reach an eye which the recommendation leaves out. */
export interface LeftOutMinutes {
  readonly eye: Eye
  /** How that eye trains, alone first, with the minutes of each; those of 0 are not there. */
  readonly ways: readonly { readonly way: PlanEye; readonly minutes: number }[]
}

/**
 * Where a plan trains the eye that the recommendation leaves out: by itself, together with the other one, or in turn.
 * Undefined where it does not.
 */
export const minutesLeftOut = (
  items: readonly PlanMinutes[],
  recommendation: Recommendation,
): LeftOutMinutes | undefined => {
  const eye = eyeLeftOut(recommendation)
  if (eye === undefined) return undefined
  const totals = planTotals(items)
  const ways = ([eye, 'both', 'turn'] as const)
    .map(way => ({ way, minutes: totals[way] }))
    .filter(({ minutes }) => minutes > 0)
  return ways.length > 0 ? { eye, ways } : undefined
}
