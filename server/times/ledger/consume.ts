import type { Kysely } from 'kysely'
import { isCharged } from '../../../domain/lots.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { LockedPatient } from './patients.ts'
import { payDays } from './payDays.ts'
import { owe } from './settle.ts'

/** The first training of a patient on a day (YYYY-MM-DD), and the record of it: one movement a record. */
export interface TrainedDay {
  readonly patient: number
  readonly rechargeType: RechargeType
  readonly day: string
  readonly consumeRecord: number
}

/** What paid for a day: a time of a top-up; owed where nothing was left; neither where the day costs nothing. */
export interface Consumed {
  readonly recharge: number | null
  readonly given: boolean
  readonly owed: boolean
}

const free: Consumed = { recharge: null, given: false, owed: false }
const owed: Consumed = { recharge: null, given: false, owed: true }

/**
 * Uses one time for each day, in their order: of the oldest top-up first, paid before given. A day for which nothing is
 * left is owed, and settled by the next top-up; days of lifetime patients, demos and trials that are not over cost
 * nothing. Throws where a record has moved times before. The patients must be held, after their lots.
 */
export const consumeDays = async (
  db: Kysely<Tables>,
  days: readonly TrainedDay[],
  { patientOf, now }: { readonly patientOf: (id: number) => LockedPatient; readonly now: Date },
): Promise<readonly Consumed[]> => {
  if (days.length === 0) return []
  const all = days.map(({ patient, rechargeType: type, day, consumeRecord }) => {
    const held = patientOf(patient)
    return { patient: held.id, type, day, consumeRecord, isFree: !isCharged(held, day) }
  })
  const charged = all.filter(({ isFree }) => !isFree)
  if (charged.length === 0) return days.map(() => free)
  const payments = await payDays(db, 'consume', charged, { operator: null, now })
  await owe(
    db,
    charged.filter((_, at) => !payments[at]),
    now,
  )
  const outcomes = new Map(charged.map(({ consumeRecord }, at) => [consumeRecord, payments[at]]))
  return all.map(({ consumeRecord, isFree }) => {
    if (isFree) return free
    const payment = outcomes.get(consumeRecord)
    return payment ? { recharge: payment.lot, given: payment.given, owed: false } : owed
  })
}
