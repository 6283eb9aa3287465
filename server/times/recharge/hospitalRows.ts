import { hospitalRecharge } from '../../../resources/times/hospitalRecharge.ts'
import type { InferRecord } from '../../../resources/core/index.ts'
import type { Context } from '../../core/contract.ts'
import { caller } from '../../core/caller.ts'
import { freeNumber } from '../documentNumber.ts'
import { balanceOf } from '../ledger/accounts.ts'
import type { HospitalAccount } from './hospitalStanding.ts'

export type HospitalRecharge = InferRecord<typeof hospitalRecharge>

const drawnNumber = (
  prefix: string,
  table: 'hospital_recharge' | 'refund_request',
  { db, today }: Context,
): Promise<string> =>
  freeNumber(
    8,
    digits => `${prefix}${today.replaceAll('-', '')}${digits}`,
    async number => (await db.selectFrom(table).select('id').where('number', '=', number).execute()).length > 0,
  )

/** `JC2026030148210377` tops up, `JT…` gives back. */
const nextNumber = (movement: HospitalRecharge['movement'], context: Context): Promise<string> =>
  drawnNumber(movement === 'topUp' ? 'JC' : 'JT', 'hospital_recharge', context)

/** The number of a purchase. */
export const purchaseNumber = (context: Context): Promise<string> => nextNumber('topUp', context)

/** `JA…` asks somebody else to agree to giving back: it is of no document, by which it could be counted. */
export const drawnRequestNumber = (context: Context): Promise<string> => drawnNumber('JA', 'refund_request', context)

type Row = Pick<
  HospitalRecharge,
  'hospital' | 'rechargeType' | 'movement' | 'times' | 'giveTimes' | 'amount' | 'payStatus'
> &
  Partial<Pick<HospitalRecharge, 'channel' | 'remark' | 'cancels' | 'request'>>

export interface StoredRow {
  readonly id: number
  readonly number: string
}

/** Stores a row. In a refund the counts and the amount become negative. */
export const storeRow = async (row: Row, context: Context): Promise<StoredRow> => {
  const sign = row.movement === 'refund' ? -1 : 1
  const [times, giveTimes, amount] = [sign * row.times || 0, sign * row.giveTimes || 0, sign * row.amount || 0]
  const number = await nextNumber(row.movement, context)
  const paidAt = row.payStatus === 'paid' ? context.now : null
  const id = await context.create(hospitalRecharge, {
    ...row,
    number,
    times,
    giveTimes,
    total: times + giveTimes,
    amount,
    paidAt,
  })
  return { id, number }
}

/** What the ledger's movement says beside the counts. */
export const posting = (context: Context) => ({ operator: caller(context).id, now: context.now })

export const remainingOf = async ({ hospital, rechargeType }: HospitalAccount, { db }: Context): Promise<number> =>
  (await balanceOf(db, { hospital }))[rechargeType]
