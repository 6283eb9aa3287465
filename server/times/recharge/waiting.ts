import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Asking } from '../../core/contract.ts'
import { Problem } from '../../core/errors/problem.ts'

/** Which of some top-ups a refund was asked for that nobody has answered. */
export const waitingOf = async (
  recharges: readonly number[],
  { db }: Pick<Asking, 'db'>,
): Promise<ReadonlySet<number>> => {
  if (recharges.length === 0) return new Set()
  const found = await db
    .selectFrom('refund_request')
    .select('recharge')
    .where('review', '=', 'waiting')
    .where('recharge', 'in', [...recharges])
    .execute()
  return new Set(found.flatMap(({ recharge }) => recharge ?? []))
}

/** Throws 409 where a refund of the top-up waits for somebody to agree. */
export const refuseWaiting = async ({ id }: { readonly id: number }, asking: Pick<Asking, 'db'>): Promise<void> => {
  if ((await waitingOf([id], asking)).has(id)) throw new Problem(409, 'refundWaiting')
}

/** The request of an organisation's refund of a type that waits for somebody to agree. */
export const waitingOfHospital = async (
  { hospital, rechargeType }: { readonly hospital: number; readonly rechargeType: RechargeType },
  { db }: Pick<Asking, 'db'>,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('refund_request')
      .select('id')
      .where('review', '=', 'waiting')
      .where('recharge', 'is', null)
      .where('card', 'is', null)
      .where('hospital', '=', hospital)
      .where('recharge_type', '=', rechargeType)
      .executeTakeFirst()
  )?.id
