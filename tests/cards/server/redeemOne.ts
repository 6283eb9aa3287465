import { expect } from 'vitest'
import type { Gym } from '../../training/server/gym.ts'
import { CardDesk } from './cardDesk.ts'

/**
 * Makes a card of one paid training time, sells it out of the platform's account, and redeems it for a patient of the
 * gym.
 */
export const redeemOne = async (gym: Gym, patient: number): Promise<void> => {
  const cards = new CardDesk({
    office: gym.office,
    db: gym.db,
    call: (line, body) => gym.office.call(line, { token: gym.admin, ...(body === undefined ? {} : { body }) }),
  })
  const [card] = await cards.cards(1, { type: await cards.type({ times: 1, giveTimes: 0, price: 5_000 }) })
  expect((await cards.sell(card!.id, { payer: 'platform' })).status).toBe(200)
  expect((await cards.redeem(patient, card!, 'admin')).status).toBe(200)
}
