import type { Eye } from './amblyopia.ts'

/** Which eyes, and what is measured of them, by name alone: descriptors say it without what is worked out from it. */

/** The eyes of a chart. */
export const chartEyes = ['right', 'left'] as const satisfies readonly Eye[]
/** What a chart shows of each. */
export const chartMeasures = ['naked', 'corrected'] as const
export type Measure = (typeof chartMeasures)[number]

/** How the eyes train, alone, both at once or in turn: what a project may be set for, and the columns of a plan. */
export const planEyes = ['right', 'left', 'both', 'turn'] as const
export type PlanEye = (typeof planEyes)[number]
