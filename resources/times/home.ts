import { countOf } from '../core/home.ts'
import type { HomeParts } from '../core/home.ts'
import { consumeRecord } from './consumeRecord.ts'
import { recharge } from './recharge.ts'
import { refundRequest } from './refundRequest.ts'

/** What waits for somebody who agrees, pays or tops up. */
export const home = {
  refundReviews: countOf(refundRequest, { when: { review: 'waiting' }, may: 'refundRequest:agree' }),
  owedTimes: countOf(consumeRecord, { when: { owed: true } }),
  unpaidTopUps: countOf(recharge, { when: { payStatus: 'unpaid' }, may: 'recharge:pay' }),
} as const satisfies HomeParts
