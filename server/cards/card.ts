import { card } from '../../resources/cards/card.ts'
import { implement, inSteps } from '../core/contract.ts'
import type { UnavailableReasons } from '../core/contract.ts'
import { refund, waitingOf } from '../times/cards/refund.ts'
import { cancel, extend, isSoldByPlatform, pay, sell } from '../times/cards/sale.ts'
import { notSellerReasons } from '../times/soldByPlatform.ts'
import { redeem } from './redeem.ts'

export const cardImplementation = implement(
  card,
  {
    sell,
    pay,
    refund,
    cancel,
    extend,
    redeem: inSteps(({ patient, ...proof }, before) => redeem(proof, patient, before)),
    redeemOwn: inSteps((proof, before) => redeem(proof, undefined, before)),
  },
  {
    async unavailableReasons(records, asking) {
      const waiting = await waitingOf(
        records.map(({ id }) => id),
        asking,
      )
      const reasons = await notSellerReasons(records.map(isSoldByPlatform), asking)
      return records.map(({ id }, at): UnavailableReasons => {
        const code = reasons[at]
        if (code) return { pay: code, refund: code, cancel: code, extend: code }
        return waiting.has(id) ? { refund: 'cardRefundWaiting' } : {}
      })
    },
  },
  {
    hospital: {
      remove: {
        /**
         * Cards that people have bought, and can then not redeem; those that have expired can be refunded or extended.
         */
        async preview({ id }, { db }) {
          const { count, amount } = await db
            .selectFrom('card')
            .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('amount').as('amount')])
            .where('hospital', '=', id)
            .where('state', 'in', ['sold', 'expired'])
            .where('sold_at', 'is not', null)
            .executeTakeFirstOrThrow()
          return Number(count) > 0 ? [{ effect: 'cards', count: Number(count), amount: Number(amount) }] : []
        },
      },
    },
  },
)
