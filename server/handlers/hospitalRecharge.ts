import { hospitalRecharge } from '../../resources/business/hospitalRecharge.ts'
import { implement } from '../engine/contract.ts'
import { balanceOf } from '../ledger/accounts.ts'
import { caller } from './caller.ts'
import { chargeSums } from './chargeSums.ts'
import { mostRefundable, usualRefund } from './hospitalStanding.ts'
import { cancel, pay, refund, topUp } from './hospitalTopUp.ts'

export const hospitalRechargeImplementation = implement(hospitalRecharge, {
  topUp, refund, cancel, pay,
  canRefund: (account, { db }) => mostRefundable(db, account),
  refundDefault: ({ uid, rechargeType, times }, { db }) => usualRefund(db, { hospital: uid, rechargeType }, times ?? undefined),
  async remaining({ hospital, rechargeTypeName }, context) {
    const balances = await balanceOf(context.db, { hospital: hospital ?? caller(context).hospital })
    return { remainingDays: rechargeTypeName ? balances[rechargeTypeName] : Object.values(balances).reduce((sum, one) => sum + one, 0) }
  },
  organ: chargeSums,
})
