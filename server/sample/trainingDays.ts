import type { RechargeType } from '../../resources/times/rechargeType.ts'
import { addDays } from '../../domain/calendar.ts'
import { isCharged } from '../../domain/lots.ts'
import { isValidOn } from '../../domain/validity.ts'
import type { Patient } from './patients.ts'
import { seeded } from './random.ts'
import type { Random } from './random.ts'

/** What the training days of a patient follow from. */
export type TrainedPatient = Pick<Patient, 'id' | 'account' | 'hospital' | 'type' | 'validFrom' | 'validUntil' | 'activation' | 'access' | 'createdAt' | 'deleted'>

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
  /** It is one of the last weeks, of which everything is known; of those before, one exercise a day. */
  readonly isLately: boolean
}

/** How many weeks up to now some patients train all through. */
const trainedWeeks = 10

/** Days of training may be a few thousand, whatever the size of the sample. */
const fewer = (id: number): number => Math.min(1, 1000 / id)

const present = (id: number): Random => seeded(5_000_011 + id * 7)

/** Whether it is one of the patients who train at present, of five some one: their account must be valid. */
export const trainsAtPresent = (id: number): boolean => present(id).chance(0.2 * fewer(id))

const typeOf = ({ type }: TrainedPatient): RechargeType | null => {
  if (type === 'demo') return null
  return type === 'naked3d' || type === 'lifetime' ? type : 'ordinary'
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Families train in the late afternoon, which is the same day in UTC; what is of today is early, so that nothing lies ahead. */
const hoursOf = (random: Random, day: string, today: string): Pick<TrainingDay, 'startedAt' | 'sentAt'> => {
  const hour = 9 + random.integer(0, 3)
  return day === today
    ? { startedAt: `${day}T00:01:00.000Z`, sentAt: `${day}T00:09:00.000Z` }
    : { startedAt: `${day}T${two(hour)}:00:00.000Z`, sentAt: `${day}T${two(hour + 1)}:${two(random.integer(30, 59))}:00.000Z` }
}

/** Some days soon after registration. */
const formerDays = (random: Random, { id, createdAt, type }: TrainedPatient, end: string): string[] => {
  if (type !== 'ordinary' && type !== 'naked3d' || !random.chance(0.75 * fewer(id))) return []
  const days: string[] = []
  let day = addDays(createdAt.slice(0, 10), 1)
  for (let left = random.integer(4, 24); left > 0 && day < end; left -= 1) {
    days.push(day)
    day = addDays(day, random.integer(1, 4))
  }
  return days
}

/** Days of the last weeks. */
const presentDays = ({ id, createdAt }: TrainedPatient, today: string): string[] => {
  const random = present(id)
  if (!random.chance(0.2 * fewer(id))) return []
  const weeks = random.integer(2, trainedWeeks)
  const often = 0.35 + random.next() * 0.5
  const first = addDays(today, -7 * weeks)
  return Array.from({ length: 7 * weeks }, (_, at) => addDays(first, at)).filter(day => random.chance(often) && day > createdAt.slice(0, 10))
}

/**
 * The days on which a patient of the sample trained up to `today`, oldest first, the same ones each time: drawn by the patient's id
 * alone, so that game records and consumption can each ask for them. Who is frozen or deleted does not train any more.
 */
export const trainingDaysOf = (patient: TrainedPatient, today: string): TrainingDay[] => {
  if (patient.activation !== 'activated') return []
  const random = seeded(6_500_003 + patient.id * 7)
  const begin = addDays(today, -7 * trainedWeeks)
  const former = patient.deleted ? [] : formerDays(random, patient, begin).map(day => ({ day, isLately: false }))
  const lately = patient.deleted || patient.access === 'forbidden' ? [] : presentDays(patient, today).map(day => ({ day, isLately: true }))
  const rechargeType = typeOf(patient)
  return [...former, ...lately].filter(({ day }) => isValidOn(patient, day)).map(({ day, isLately }) => ({
    patient: patient.id, day, isLately, ...hoursOf(random, day, today), rechargeType, takesTime: rechargeType !== null && isCharged(patient, day),
  }))
}
