import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../core/errors/problem.ts'
import { lockAccounts, payerAccount } from './accounts.ts'
import type { AccountName } from './accounts.ts'
import { timesMissing } from './organisations.ts'
import { lockPatients } from './patients.ts'
import { post } from './post.ts'
import type { Posting } from './post.ts'

/**
 * What a refund gives back: paid times, gifts that are withdrawn with them, and both together as they leave the
 * patient.
 */
export interface Refunded {
  readonly times: number
  readonly giveTimes: number
  readonly withdrawn: number
}

interface Lot {
  readonly patient: number
  readonly hospital: number
  readonly type: RechargeType
  readonly payer: 'organisation' | 'platform'
  /** What is left of it. */
  readonly times: number
  readonly giveTimes: number
}

const lockLot = async (db: Kysely<Tables>, recharge: number): Promise<Lot> => {
  const {
    rows: [lot],
  } = await sql<Lot>`
    select patient, hospital, recharge_type as type, payer, times - used_times - refunded_times as times,
      give_times - used_give_times - withdrawn_give_times as "giveTimes"
    from recharge where id = ${recharge}::integer for no key update`.execute(db)
  if (!lot) throw notFound()
  return lot
}

/**
 * Holds a top-up, its patient and both accounts until the transaction ends, for whoever has to hold something else
 * behind them.
 */
export const lockRefund = async (db: Kysely<Tables>, recharge: number) => {
  const lot = await lockLot(db, recharge)
  await lockPatients(db, [lot.patient])
  const { type, hospital, patient } = lot
  const payer: AccountName = { owner: payerAccount(lot.payer, hospital), type }
  const own: AccountName = { owner: { patient }, type }
  const held = await lockAccounts(db, [payer, own])
  return { lot, from: held.idOf(own), to: held.idOf(payer) }
}

/**
 * Gives unused paid times of a top-up back to who paid for them, and withdraws the gifts that are left of it with them.
 * `times` may be 0 where nothing but gifts is left. Throws 409 `timesMissing` where less is left; then nothing moved.
 */
export const refundLot = async (
  db: Kysely<Tables>,
  { recharge, times, ...posting }: Posting & { readonly recharge: number; readonly times: number },
): Promise<Refunded> => {
  const { lot, ...sides } = await lockRefund(db, recharge)
  const { type, hospital, patient, giveTimes } = lot
  if (times > lot.times) throw timesMissing(times - lot.times)
  if (times + giveTimes === 0) throw timesMissing(1)
  await post(db, [{ kind: 'refund', type, times, giveTimes, ...sides, hospital, patient, recharge }], posting)
  await sql`
    update recharge set refunded_times = refunded_times + ${times}::integer, withdrawn_give_times = withdrawn_give_times + ${giveTimes}::integer,
      refund_state = case when refunded_times + ${times}::integer = 0 then 'none' when refunded_times + ${times}::integer = times then 'whole' else 'part' end
    where id = ${recharge}::integer`.execute(db)
  return { times, giveTimes, withdrawn: times + giveTimes }
}
