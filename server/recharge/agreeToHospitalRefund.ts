import type { refundRequest } from '../../resources/business/refundRequest.ts'
import type { RechargeType } from '../../resources/business/rechargeType.ts'
import type { InferRecord } from '../../resources/schema/index.ts'
import type { Context } from '../engine/contract.ts'
import type { Agreed } from './agreeToRefund.ts'
import { giveBackToPlatform, holdAccount, planHospitalRefund } from './hospitalRefund.ts'
import { returnableOf } from './hospitalStanding.ts'

type Request = InferRecord<typeof refundRequest>

/** Gives back what was asked for to an organisation, or what is still left and for as much as that was bought for; undefined where nothing is. */
export const agreeToHospitalRefund = async ({ id, hospital, rechargeType, reason, ...asked }: Request, context: Context): Promise<Agreed | undefined> => {
  const account = { hospital, rechargeType: rechargeType as RechargeType }
  await holdAccount(account, context)
  const left = await returnableOf(context.db, account, asked.times)
  const [times, giveTimes, amount] = [Math.min(asked.times, left.times), Math.min(asked.giveTimes, left.giveTimes), Math.min(asked.amount, left.amount)]
  if (times + giveTimes === 0) return undefined
  await giveBackToPlatform(account, await planHospitalRefund(account, { times, giveTimes, amount }, context), { remark: reason, request: id }, context)
  return { times, giveTimes, amount }
}
