import { date, integer, items } from '../core/index.ts'

/** A day: the minutes that were trained, and those that the plan of that day set; null for who may not read plans. */
export interface TrainingDay {
  readonly day: string
  readonly minutes: number
  readonly planned: number | null
}

/**
 * What the card of a patient's training shows: a `TrainingDay` for each of the last days, oldest first, and the last
 * day with training of all.
 */
export const trainingDays = {
  days: items(
    { day: date({ required: true }), minutes: integer({ required: true }), planned: integer() },
    { required: true },
  ),
  last: date(),
}
