import type { RechargeType } from '../../resources/business/rechargeType.ts'
import { addDays } from '../../domain/calendar.ts'
import type { Patient } from './patients.ts'
import { seeded } from './random.ts'

/** What the training days of a patient follow from. */
export type TrainedPatient = Pick<Patient, 'id' | 'account' | 'hospital' | 'type' | 'validUntil' | 'activation' | 'createdAt' | 'deleted'>

/** A day on which a patient trained. */
export interface TrainingDay {
  readonly patient: number
  /** YYYY-MM-DD in the business time zone. */
  readonly day: string
  /** What the day is consumed as; null where nobody counts it, as for a demo. */
  readonly rechargeType: RechargeType | null
  /** It takes a time; false for lifetime members and within a trial. */
  readonly takesTime: boolean
}

// A few thousand days whatever the size of the sample.
const share = (id: number): number => 0.2 * Math.min(1, 1000 / id)

/** How many weeks of training the sample knows. */
export const trainedWeeks = 10

const isTrial = ({ type, validUntil }: TrainedPatient, day: string): boolean => type === 'trial' && validUntil !== null && day <= validUntil

const typeOf = ({ type }: TrainedPatient): RechargeType | null => {
  if (type === 'demo') return null
  return type === 'naked3d' || type === 'lifetime' ? type : 'ordinary'
}

/**
 * The days on which a patient of the sample trained in the weeks up to `today`, oldest first, the same ones each time: drawn by the
 * patient's id alone, so that game records and consumption can each ask for them. Of some five
 * patients one trains at present.
 */
export const trainingDaysOf = (patient: TrainedPatient, today: string): TrainingDay[] => {
  const random = seeded(5_000_011 + patient.id * 7)
  if (patient.deleted || patient.activation !== 'activated' || !random.chance(share(patient.id))) return []
  const weeks = random.integer(2, trainedWeeks)
  const often = 0.35 + random.next() * 0.5
  const rechargeType = typeOf(patient)
  const first = addDays(today, -7 * weeks)
  return Array.from({ length: 7 * weeks }, (_, at) => addDays(first, at))
    .filter(day => random.chance(often) && day > patient.createdAt.slice(0, 10))
    .map(day => ({ patient: patient.id, day, rechargeType, takesTime: rechargeType !== null && rechargeType !== 'lifetime' && !isTrial(patient, day) }))
}
