import { price } from '../../resources/times/price.ts'
import { implement } from '../core/contract.ts'
import { quote } from './prices/quote.ts'
import { beforeTerms, endTerms, followTerms, guardPlatform, unavailableReasonsOf } from './prices/terms.ts'
import type { Terms } from './prices/terms.ts'

export const priceImplementation = implement(
  price,
  {
    follow: followTerms,
    end: endTerms,
    quote: ({ on, ...asked }, { db, today }) => quote(db, { ...asked, on: on ?? today }),
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
