import type { Context } from '../../core/contract.ts'
import { balanceOf } from '../ledger/accounts.ts'
import type { Lot } from './refund.ts'

/** Columns of a lot that its refund looks at, by the names of its fields. */
const columns = [
  'recharge.id',
  'recharge.number',
  'recharge.patient',
  'recharge.hospital',
  'recharge.recharge_type as rechargeType',
  'recharge.payer',
  'recharge.times',
  'recharge.give_times as giveTimes',
  'recharge.used_times as usedTimes',
  'recharge.used_give_times as usedGiveTimes',
  'recharge.refunded_times as refundedTimes',
  'recharge.withdrawn_give_times as withdrawnGiveTimes',
  'recharge.amount',
  'recharge.refunded_amount as refundedAmount',
  'recharge.channel',
  'recharge.pay_status as payStatus',
] as const

const lots = ({ db }: Context) =>
  db
    .selectFrom('recharge')
    .innerJoin('hospital', 'hospital.id', 'recharge.hospital')
    .select([...columns, 'hospital.name as hospitalLabel'])

/** A lot, held until the transaction ends; undefined where there is none. */
export const lockRefundableLot = async (id: number, context: Context): Promise<Lot | undefined> =>
  lots(context).where('recharge.id', '=', id).forNoKeyUpdate('recharge').executeTakeFirst()

/** How many lifetimes a patient has by top-ups; of two records that were merged both may have had one. */
export const lifetimesOf = async (patient: number, { db }: Pick<Context, 'db'>): Promise<number> =>
  (await balanceOf(db, { patient })).lifetime

const lifetimes = (patient: number, context: Context) =>
  lots(context)
    .where('recharge.patient', '=', patient)
    .where('recharge.recharge_type', '=', 'lifetime')
    .where('recharge.pay_status', '<>', 'refunded')
    .where('recharge.refunded_times', '=', 0)
    .orderBy('recharge.id', 'desc')
    .limit(1)

/** The lifetime that a patient has by a top-up; undefined for one who has it without. */
export const lifetimeOf = (patient: number, context: Context): Promise<Lot | undefined> =>
  lifetimes(patient, context).executeTakeFirst()

/**
 * The same, held until the transaction ends. The patient is held, after the lots that they had: what came since is not
 * waited for.
 */
export const lockLifetime = (patient: number, context: Context): Promise<Lot | undefined> =>
  lifetimes(patient, context).forNoKeyUpdate('recharge').noWait().executeTakeFirst()
