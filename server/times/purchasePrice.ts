import { purchasePrice } from '../../resources/times/purchasePrice.ts'
import { implement } from '../core/contract.ts'
import { purchaseQuote } from './prices/purchaseQuote.ts'
import { beforeTerms, endTerms, followTerms, guardPlatform, unavailableReasonsOf } from './prices/terms.ts'
import type { Terms } from './prices/terms.ts'

export const purchasePriceImplementation = implement(
  purchasePrice,
  {
    follow: followTerms,
    end: endTerms,
    async quote({ rechargeType, times, on }, { db, today }) {
      return (
        (await purchaseQuote(db, { rechargeType, times, on: on ?? today })) ?? {
          amount: null,
          perTime: null,
          price: null,
        }
      )
    },
  },
  {
    on: ['create', 'update', 'remove'],
    async before(action, record, input, context) {
      if (action === 'remove') return guardPlatform(context)
      return beforeTerms({ ...record, ...input } as Terms, record?.id ?? null, context)
    },
    unavailableReasons: unavailableReasonsOf,
  },
)
