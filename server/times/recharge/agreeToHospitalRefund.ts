import { refundAmount } from '../../../domain/lotRefund.ts'
import type { refundRequest } from '../../../resources/times/refundRequest.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { InferRecord } from '../../../resources/core/index.ts'
import type { Context } from '../../core/contract.ts'
import type { Agreed } from './agreeToRefund.ts'
import { giveBackToPlatform, lockPurchases, planHospitalRefund } from './hospitalRefund.ts'
import { returnableOf, standingOf } from './hospitalStanding.ts'

type Request = InferRecord<typeof refundRequest>

/**
 * Gives back what was asked for to an organisation, or what is still left: for no more than that was bought for, nor
 * than was agreed to for so many times. undefined where nothing is left.
 */
export const agreeToHospitalRefund = async (
  { id, hospital, rechargeType, reason, ...asked }: Request,
  context: Context,
): Promise<Agreed | undefined> => {
  const account = { hospital, rechargeType: rechargeType as RechargeType }
  await lockPurchases(account, context)
  const standing = await standingOf(context.db, account)
  const left = returnableOf(standing, { times: asked.times })
  const [times, giveTimes] = [Math.min(asked.times, left.times), Math.min(asked.giveTimes, left.giveTimes)]
  const amount = Math.min(refundAmount({ ...asked, usedTimes: 0, refundedTimes: 0 }, times), left.amount)
  if (times + giveTimes === 0) return undefined
  await giveBackToPlatform(
    account,
    await planHospitalRefund(standing, { times, giveTimes, amount }, context),
    { remark: reason, request: id },
    context,
  )
  return { times, giveTimes, amount }
}
