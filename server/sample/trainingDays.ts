import type { RechargeType } from '../../resources/times/rechargeType.ts'
import { addDays } from '../../domain/calendar.ts'
import { isCharged } from '../../domain/lots.ts'
import { isValidOn } from '../../domain/validity.ts'
import type { Patient } from './patients.ts'
import { seeded, weighted } from './random.ts'
import type { Random } from './random.ts'
import { later } from './stored.ts'
import { chanceOn, trainingCourse } from './trainingCourse.ts'

/**
 * What the training days of a patient follow from; `isTold` says whether the sample knows of their training, which of a
 * large one it does of some alone.
 */
export type TrainedPatient = Pick<
  Patient,
  | 'id'
  | 'account'
  | 'hospital'
  | 'type'
  | 'validFrom'
  | 'validUntil'
  | 'activation'
  | 'access'
  | 'createdAt'
  | 'deleted'
  | 'doctor'
  | 'gender'
  | 'birthday'
> & { readonly isTold: boolean }

/** A day on which a patient trained. */
export interface TrainingDay {
  readonly patient: number
  /** YYYY-MM-DD in the business time zone. */
  readonly day: string
  /** ISO 8601, when training began. */
  readonly startedAt: string
  /** When the device sent all of it, by which the day is consumed. */
  readonly sentAt: string
  /** What the day is consumed as; null where nobody counts it, as for a demo. */
  readonly rechargeType: RechargeType | null
  /** It takes a time; false for lifetime members and within a trial. */
  readonly takesTime: boolean
}

/** Of how many patients the training is told, whatever the size of the sample. */
const mostTold = 5000

/** Whether the training of a patient is told in a sample of so many, that of so many of them at most. */
export const isTold = (id: number, count: number, most = mostTold): boolean =>
  count <= most || seeded(9_000_011 + id * 7).chance(most / count)

/** Accounts that were closed were so lately: nobody of them trained in so many days. */
const closedFor = 70

const typeOf = ({ type }: TrainedPatient): RechargeType | null => {
  if (type === 'demo') return null
  return type === 'naked3d' || type === 'lifetime' ? type : 'ordinary'
}

const two = (value: number): string => String(value).padStart(2, '0')

const afterSchool = weighted([
  [8, 1],
  [9, 3],
  [10, 6],
  [11, 7],
  [12, 3],
])
const allDay = weighted([
  [1, 5],
  [2, 7],
  [3, 3],
  [6, 3],
  [7, 5],
  [8, 5],
  [9, 3],
  [10, 3],
  [11, 3],
])

/**
 * When a day's training began and was sent, at hours that are the same day in UTC: in the afternoon and evening, at
 * weekends all day. What is of today is early, so that nothing lies ahead.
 */
const hoursOf = (random: Random, day: string, today: string): Pick<TrainingDay, 'startedAt' | 'sentAt'> => {
  const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
  const startedAt = `${day}T${two((isWeekend ? allDay : afterSchool)(random))}:${two(random.integer(0, 20))}:00.000Z`
  const sentAt = later(startedAt, random.integer(95, 125))
  return day === today ? { startedAt: `${day}T00:01:00.000Z`, sentAt: `${day}T00:09:00.000Z` } : { startedAt, sentAt }
}

/**
 * The days on which a patient of the sample trained up to `today`, oldest first, the same ones each time: drawn by the
 * patient's id alone. Who is frozen or deleted does not train any more.
 */
const drawDays = (patient: TrainedPatient, today: string): TrainingDay[] => {
  const course = patient.isTold && !patient.deleted ? trainingCourse(patient) : undefined
  if (!course) return []
  const random = seeded(6_500_003 + patient.id * 7)
  const end = patient.access === 'forbidden' ? addDays(today, -closedFor) : today
  const last = course.until < end ? course.until : end
  const rechargeType = typeOf(patient)
  const days: TrainingDay[] = []
  for (let day = course.from; day <= last; day = addDays(day, 1)) {
    if (!random.chance(chanceOn(course, day)) || !isValidOn(patient, day)) continue
    days.push({
      patient: patient.id,
      day,
      ...hoursOf(random, day, today),
      rechargeType,
      takesTime: rechargeType !== null && isCharged(patient, day),
    })
  }
  return days
}

const drawnOf = new WeakMap<TrainedPatient, readonly TrainingDay[]>()

/**
 * The same for one day that the sample ends at, kept for as long as the patient is: game records, sign-ins and
 * consumption each ask for them.
 */
export const trainingDaysOf = (patient: TrainedPatient, today: string): readonly TrainingDay[] => {
  const known = drawnOf.get(patient)
  if (known) return known
  const drawn = drawDays(patient, today)
  drawnOf.set(patient, drawn)
  return drawn
}
