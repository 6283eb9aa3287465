import { addDays, dayNumber } from '../../domain/calendar.ts'
import type { Patient } from './patients.ts'
import { seeded, weighted } from './random.ts'

/** From when until when a child trains, and how often; some pause for some weeks, most let it go towards the end. */
export interface TrainingCourse {
  /** First and last day, YYYY-MM-DD. */
  readonly from: string
  readonly until: string
  /** Share of ordinary days on which the child trains. */
  readonly often: number
  readonly pause: readonly [from: string, until: string] | null
}

/** Weeks: some give up at once, most train some months, the patient ones a year. */
const lengths = weighted([
  [1, 12],
  [3, 13],
  [8, 20],
  [16, 25],
  [30, 18],
  [52, 15],
])

/**
 * The training of a patient as they meant it, drawn by their id alone; none of every fifth, and of those who never
 * signed in on a training client.
 */
export const trainingCourse = ({
  id,
  createdAt,
  activation,
}: Pick<Patient, 'id' | 'createdAt' | 'activation'>): TrainingCourse | undefined => {
  const random = seeded(5_000_011 + id * 7)
  if (activation !== 'activated' || !random.chance(0.8)) return undefined
  const from = addDays(createdAt.slice(0, 10), random.integer(1, 5))
  const length = Math.round(lengths(random) * 7 * (0.7 + random.next() * 0.6))
  const often = 0.3 + random.next() * 0.3
  const pausedAt = length > 60 && random.chance(0.3) ? random.integer(21, length - 30) : undefined
  const pause =
    pausedAt === undefined
      ? null
      : ([addDays(from, pausedAt), addDays(from, pausedAt + random.integer(10, 28))] as const)
  return { from, until: addDays(from, length), often, pause }
}

// Sunday first: families have time at the weekend, on any day of the summer holidays, and little on a Monday.
const weekdays = [1.3, 0.8, 0.9, 0.9, 0.9, 1, 1.35]
const inSummer = [1.05, 1.15, 1.15, 1.15, 1.15, 1.15, 1.05]

/** Chinese New Year by year: nobody's children train in that week. */
const newYears = [
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
]
/** From two days before it to six after. */
const restDays = new Set(newYears.flatMap(first => Array.from({ length: 9 }, (_, at) => addDays(first, at - 2))))

const leisureOf = (day: string): number => {
  if (restDays.has(day)) return 0.2
  const monthDay = day.slice(5)
  if ((monthDay >= '10-01' && monthDay <= '10-07') || (monthDay >= '05-01' && monthDay <= '05-05')) return 0.5
  return (monthDay >= '07-10' && monthDay <= '08-31' ? inSummer : weekdays)[new Date(`${day}T00:00:00Z`).getUTCDay()]!
}

const leisureOn = new Map<string, number>()

/** How much the season and the day of the week are for or against training; 1 is an ordinary day. */
const leisure = (day: string): number => {
  const known = leisureOn.get(day)
  if (known !== undefined) return known
  leisureOn.set(day, leisureOf(day))
  return leisureOf(day)
}

/** How likely it is that a child trains on a day of the course. */
export const chanceOn = ({ from, until, often, pause }: TrainingCourse, day: string): number => {
  if (pause && day >= pause[0] && day <= pause[1]) return 0
  const rest = (dayNumber(until) - dayNumber(day)) / Math.max(1, dayNumber(until) - dayNumber(from))
  return Math.min(0.95, often * leisure(day) * (rest < 0.2 ? 0.6 : 1.1))
}

/** About how many days of a course lie between two days. */
export const daysBetween = ({ from, until, often, pause }: TrainingCourse, begin: string, end: string): number => {
  const overlap = (first: string, last: string): number =>
    Math.max(0, dayNumber(last < end ? last : end) - dayNumber(first > begin ? first : begin))
  return often * Math.max(0, overlap(from, until) - (pause ? overlap(...pause) : 0))
}
