import { untilThere } from '../core/setUp.ts'
import type { SetUpSteps } from '../core/setUp.ts'
import { price } from './price.ts'
import { purchasePrice } from './purchasePrice.ts'

/** What patients pay, and what organisations pay. */
export const setUp = {
  prices: untilThere(price, { may: 'price:create', required: true, to: '/price/create' }),
  purchasePrices: untilThere(purchasePrice, { may: 'purchasePrice:create', to: '/purchasePrice/create' }),
} as const satisfies SetUpSteps
