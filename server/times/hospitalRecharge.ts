import { hospitalRecharge } from '../../resources/times/hospitalRecharge.ts'
import { implement } from '../core/contract.ts'
import { balanceOf } from './ledger/accounts.ts'
import { refundedOf } from './recharge/hospitalRefund.ts'
import { owedBy, returnableOf, standingOf } from './recharge/hospitalStanding.ts'
import { paymentsOf } from './recharge/lookup.ts'
import { directOf } from './recharge/refundLimits.ts'
import { waitingOfHospital } from './recharge/waiting.ts'
import { caller } from '../core/caller.ts'
import { chargeSums } from './chargeSums.ts'
import { cancel, pay, refund, topUp } from './hospitalTopUp.ts'

export const hospitalRechargeImplementation = implement(
  hospitalRecharge,
  {
    topUp,
    refund,
    cancel,
    pay,
    async canRefund(account, context) {
      const standing = await standingOf(context.db, account)
      const { times, giveTimes, amount } = returnableOf(standing)
      return {
        remaining: standing.remaining,
        times,
        giveTimes,
        amount,
        waiting: (await waitingOfHospital(account, context)) ?? null,
      }
    },
    async refundDefault({ uid, rechargeType, times: asked }, context) {
      const { parts, times, giveTimes, amount, cancelledAmount } = returnableOf(
        await standingOf(context.db, { hospital: uid, rechargeType }),
        asked === undefined || asked === null ? {} : { times: asked },
      )
      return {
        times,
        giveTimes,
        amount,
        cancelledAmount,
        direct: await directOf(await refundedOf(parts, context), context),
      }
    },
    async remaining({ hospital, rechargeTypeName }, context) {
      const balances = await balanceOf(context.db, { hospital: hospital ?? caller(context).hospital })
      return {
        remainingDays: rechargeTypeName
          ? balances[rechargeTypeName]
          : Object.values(balances).reduce((sum, one) => sum + one, 0),
      }
    },
    payments: ({ id }, _input, context) => paymentsOf('hospital_payment', id, context),
    organ: chargeSums,
  },
  {},
  {
    hospital: {
      remove: {
        async preview({ id }, { db }) {
          const amount = await owedBy(db, id)
          return amount > 0 ? [{ effect: 'unpaid', amount }] : []
        },
      },
    },
  },
)
