import type { Implementation } from '../core/contract.ts'
import { cardImplementation } from './card.ts'
import { cardBatchImplementation } from './cardBatch.ts'
import { cardTypeImplementation } from './cardType.ts'

/** What the server does by hand for this capability. */
export const cards: readonly Implementation[] = [cardTypeImplementation, cardBatchImplementation, cardImplementation]
