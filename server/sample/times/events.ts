import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import { clinics } from '../organisations.ts'
import { addDays } from '../../../domain/calendar.ts'
import { later } from '../stored.ts'
import { historyOf } from './history.ts'
import type { TimesPatient } from './history.ts'

/** A top-up of a patient. */
export interface TopUpEvent {
  readonly kind: 'topUp'
  readonly at: string
  readonly patient: TimesPatient
  readonly type: RechargeType
  readonly times: number
  readonly giveTimes: number
  /** Its place among the patient's lots. */
  readonly lot: number
  /** Some of it is given back, so that it was paid. */
  readonly isRefunded: boolean
}

/** Some paid times of a top-up are given back. */
export interface RefundEvent {
  readonly kind: 'refund'
  readonly at: string
  readonly patient: TimesPatient
  readonly type: RechargeType
  readonly times: number
  readonly lot: number
}

/** A consumed day: paid at once, owed, or, in a second event, settled. */
export interface DayEvent {
  readonly kind: 'consume' | 'settle'
  readonly at: string
  readonly patient: TimesPatient
  readonly type: RechargeType
  readonly day: string
  readonly takesTime: boolean
  /** The place of the patient's lot that pays now; null where nothing does. */
  readonly lot: number | null
  readonly given: boolean
}

/** An organisation gives times back. */
export interface GiveBackEvent {
  readonly kind: 'giveBack'
  readonly at: string
  readonly hospital: number
  readonly times: number
}

export type TimesEvent = TopUpEvent | RefundEvent | DayEvent | GiveBackEvent

const eventsOf = function* (patient: TimesPatient, today: string): Generator<TimesEvent> {
  const { lots, days } = historyOf(patient, today)
  for (const [lot, { type, at, times, giveTimes, refunded }] of lots.entries()) {
    yield { kind: 'topUp', at, patient, type, times, giveTimes, lot, isRefunded: refunded > 0 }
    if (refunded > 0) yield { kind: 'refund', at: later(at, 25), patient, type, times: refunded, lot }
  }
  for (const { at, day, type: consumed, takesTime, lot, given, settledAt } of days) {
    yield {
      kind: 'consume',
      at,
      patient,
      type: consumed,
      day,
      takesTime,
      lot: settledAt === null ? lot : null,
      given: given && settledAt === null,
    }
    if (settledAt !== null) yield { kind: 'settle', at: settledAt, patient, type: consumed, day, takesTime, lot, given }
  }
}

/** All that happened to times in the sample, in the order in which it did. */
export const timesEvents = (patients: Iterable<TimesPatient>, today: string): readonly TimesEvent[] => {
  const events: TimesEvent[] = clinics
    .filter((_, at) => at % 3 === 1)
    .map(({ id: hospital }) => ({ kind: 'giveBack', at: `${addDays(today, -15)}T03:20:00.000Z`, hospital, times: 50 }))
  for (const patient of patients) for (const event of eventsOf(patient, today)) events.push(event)
  // What has the same moment stays in its order: a top-up comes before the day that it settles.
  return events.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}
