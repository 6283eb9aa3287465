import { addDays } from '../../../domain/calendar.ts'
import { oldestFirst } from '../../../domain/lots.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Patient } from '../patients.ts'
import { seeded } from '../random.ts'
import type { Random } from '../random.ts'
import { later } from '../stored.ts'
import { trainingDaysOf } from '../trainingDays.ts'
import type { TrainedPatient, TrainingDay } from '../trainingDays.ts'

/** What the times of a patient follow from; `times` is what is left at the end. */
export type TimesPatient = TrainedPatient & Pick<Patient, 'times' | 'createdBy'>

/** A top-up; lots are bought in their order. */
export interface PlannedLot {
  readonly type: RechargeType
  /** ISO 8601. */
  readonly at: string
  readonly times: number
  readonly giveTimes: number
  /** How many of the paid times are given back soon after. */
  readonly refunded: number
}

/**
 * A consumed day: what pays for it (the place of the lot), and when that came to be where nothing was left at first.
 */
export interface PlannedDay {
  readonly day: string
  readonly at: string
  readonly type: RechargeType
  readonly takesTime: boolean
  readonly lot: number | null
  readonly given: boolean
  readonly settledAt: string | null
}

export interface History {
  readonly lots: readonly PlannedLot[]
  readonly days: readonly PlannedDay[]
}

const packages = [30, 30, 60, 90]
const gifts = [2, 3, 5, 10]

/** Packages, some with gifts, that come to exactly so many times. */
const packagesOf = (random: Random, count: number): { times: number; giveTimes: number }[] => {
  const bought: { times: number; giveTimes: number }[] = []
  for (let left = count; left > 0;) {
    const times = Math.min(left, random.pick(packages))
    const giveTimes = random.chance(0.35) ? Math.min(left - times, random.pick(gifts)) : 0
    bought.push({ times, giveTimes })
    left -= times + giveTimes
  }
  return bought
}

const two = (value: number): string => String(value).padStart(2, '0')

/**
 * When lots were bought: the first with the patient's registration, the next in the morning when nothing is left, or a
 * day late, so that a day is owed meanwhile; those that are not begun yet last of all.
 */
const boughtAt = (
  random: Random,
  { createdAt }: TimesPatient,
  days: readonly (TrainingDay & { readonly lot: number | null })[],
  count: number,
  today: string,
): string[] => {
  const yesterday = addDays(today, -1)
  const moments: string[] = []
  for (let lot = 0; lot < count; lot += 1) {
    const first = days.find(one => one.lot === lot)?.day
    const before = moments.at(-1) ?? createdAt
    const day = addDays(
      first ?? days.at(-1)?.day ?? createdAt.slice(0, 10),
      first === undefined ? random.integer(0, 20) : random.chance(0.15) ? 1 : 0,
    )
    const at = `${day > yesterday ? yesterday : day}T${first === undefined ? '11' : '00'}:${two(random.integer(0, 59))}:00.000Z`
    moments.push(lot === 0 && (first === undefined || random.chance(0.8)) ? createdAt : at > before ? at : before)
  }
  return moments
}

/**
 * Some patients change their mind: the last top-up was larger than they wanted, or one too many. What is given back
 * leaves everything else as it was drawn.
 */
const withRefund = (id: number, lots: readonly Omit<PlannedLot, 'refunded'>[]): PlannedLot[] => {
  const random = seeded(5_000_011 + id * 13)
  const kept = lots.map(lot => ({ ...lot, refunded: 0 }))
  const last = kept.at(-1)
  if (!last || !random.chance(0.12)) return kept
  const more = random.pick([10, 15, 20])
  if (last.giveTimes === 0 && random.chance(0.5))
    return [...kept.slice(0, -1), { ...last, times: last.times + more, refunded: more }]
  return [...kept, { type: last.type, at: later(last.at, 20), times: 30, giveTimes: 0, refunded: 30 }]
}

/** A lifetime is one top-up, soon after registration. */
const lifetimeOf = ({ createdAt }: TimesPatient): PlannedLot => ({
  type: 'lifetime',
  at: later(createdAt, 10),
  times: 1,
  giveTimes: 0,
  refunded: 0,
})

/**
 * The top-ups and consumed days of a patient of the sample up to `today`, the same ones each time, drawn by the
 * patient's id alone.
 */
export const historyOf = (patient: TimesPatient, today: string): History => {
  const random = seeded(6_000_011 + patient.id * 7)
  const type: RechargeType = patient.type === 'naked3d' ? 'naked3d' : 'ordinary'
  const trained = trainingDaysOf(patient, today).filter(one => one.rechargeType !== null)
  const charged = trained.filter(one => one.takesTime)
  const unpaid = patient.times === 0 && charged.length > 3 && random.chance(0.3) ? random.integer(1, 2) : 0
  const bought = packagesOf(random, charged.length - unpaid + patient.times)
  const uses = oldestFirst(
    bought.map((one, id) => ({ id, ...one })),
    charged.length - unpaid,
  ).values()
  const days = trained.map(day => {
    const use = day.takesTime ? uses.next().value : undefined
    return { ...day, lot: use?.lot ?? null, given: use?.given ?? false }
  })
  const moments = boughtAt(random, patient, days, bought.length, today)
  return {
    lots:
      patient.type === 'lifetime'
        ? [lifetimeOf(patient)]
        : withRefund(
            patient.id,
            bought.map((one, at) => ({ type, ...one, at: moments[at]! })),
          ),
    days: days.map(({ day, sentAt: at, rechargeType, takesTime, lot, given }) => ({
      day,
      at,
      type: rechargeType!,
      takesTime,
      lot,
      given,
      settledAt: lot !== null && moments[lot]! > at ? moments[lot]! : null,
    })),
  }
}
