import { sql } from 'kysely'
import type { Context } from '../../core/contract.ts'
import { caller } from '../../core/caller.ts'
import { readSetting } from '../../core/readSetting.ts'

/**
 * The limit of the settings that a refund is above: what is given back of one top-up, or by one operator on one day.
 */
export type RefundLimit = 'topUp' | 'day'

/**
 * Keeps other refunds of the caller waiting until the transaction ends, so that two at once cannot both stay below what
 * one day may bring. The last in the order of locks: lots, patients and accounts are held before.
 */
export const lockRefunds = async (context: Context): Promise<void> => {
  await context.db.selectFrom('operator').select('id').where('id', '=', caller(context).id).forNoKeyUpdate().execute()
}

/** Fen that the caller gave back today, to patients and organisations, without anybody who agreed. */
const givenBackToday = async (context: Context): Promise<number> => {
  const {
    rows: [day],
  } = await sql<{ fen: number }>`
    select coalesce(-sum(received), 0) as fen from (
      select p.received from payment p join recharge_refund f on f.id = p.recharge_refund and f.request is null
      where p.kind = 'refund' and p.created_by = ${caller(context).id} and p.day = ${context.today}
      union all
      select p.received from payment p join card c on c.id = p.card and c.request is null
      where p.kind = 'refund' and p.created_by = ${caller(context).id} and p.day = ${context.today}
      union all
      select p.received from hospital_payment p join hospital_recharge t on t.id = p.refund and t.request is null
      where p.kind = 'refund' and p.created_by = ${caller(context).id} and p.day = ${context.today}
    ) given`.execute(context.db)
  return day!.fen
}

/** Fen that can still be given back before somebody else has to agree, by limit; nothing said where there is none. */
type Room = { readonly [limit in RefundLimit]?: number }

const roomOf = async (before: number, context: Context): Promise<Room> => {
  const { refundLimit, refundDayLimit } = await readSetting(context.db, 'configSetting')
  return {
    ...(refundLimit !== null && { topUp: refundLimit - before }),
    ...(refundDayLimit !== null && { day: refundDayLimit - (await givenBackToday(context)) }),
  }
}

/**
 * Fen that can be given back without anybody who agrees, where `before` were given back of the same already; null where
 * there is no limit.
 */
export const directOf = async (before: number, context: Context): Promise<number | null> => {
  const room = Object.values(await roomOf(before, context))
  return room.length === 0 ? null : Math.max(0, Math.min(...room))
}

/**
 * The limit that giving back `amount` fen is above, where `before` were given back of the same already; undefined where
 * it is above none.
 */
export const limitAbove = async (
  { amount, before }: { readonly amount: number; readonly before: number },
  context: Context,
): Promise<RefundLimit | undefined> => {
  if (amount === 0) return undefined
  const room = await roomOf(before, context)
  return (['topUp', 'day'] as const).find(limit => amount > (room[limit] ?? Infinity))
}
