import { hospitalPrice } from '../../resources/times/hospitalPrice.ts'
import { implement } from '../core/contract.ts'
import { beforeTerms, endTerms, followTerms, guardPlatform, unavailableReasonsOf } from './prices/terms.ts'
import type { Terms } from './prices/terms.ts'

export const hospitalPriceImplementation = implement(
  hospitalPrice,
  {
    follow: followTerms,
    end: endTerms,
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
