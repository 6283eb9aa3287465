import type { Kysely } from 'kysely'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { lockAccounts, payerAccount } from './accounts.ts'
import type { AccountName, Holder } from './accounts.ts'
import { amountOf } from './counts.ts'
import type { Counts } from './counts.ts'
import { lockOrganisations, timesMissing } from './organisations.ts'
import { post } from './post.ts'
import type { Posting } from './post.ts'

/** A card that is held, and whose its times are or become. */
export interface HeldCard extends Counts {
  readonly card: number
  readonly hospital: number
  readonly type: RechargeType
  readonly payer: 'organisation' | 'platform'
}

const own = ({ card, type }: HeldCard): AccountName<Holder> => ({ owner: { card }, type })
const payer = ({ payer: from, hospital, type }: HeldCard): AccountName => ({
  owner: payerAccount(from, hospital),
  type,
})
const common = ({ card, hospital, type, times, giveTimes }: HeldCard) => ({ card, hospital, type, times, giveTimes })

/** Holds both accounts of a card, which is held, for whoever has to hold something else behind them. */
export const lockCardAccounts = (db: Kysely<Tables>, card: HeldCard) => lockAccounts(db, [payer(card), own(card)])

/**
 * Moves the times and gifts of a card into its own account, from the organisation that sells it or from the platform.
 * Throws 409 `timesMissing` where an organisation has too little, `organisationDeleted` where it was deleted.
 */
export const sellCard = async (db: Kysely<Tables>, card: HeldCard, posting: Posting): Promise<void> => {
  await lockOrganisations(db, [card.hospital])
  const held = await lockCardAccounts(db, card)
  const missing =
    card.payer === 'platform'
      ? 0
      : amountOf(card) - held.restOf({ owner: { hospital: card.hospital }, type: card.type })
  if (missing > 0) throw timesMissing(missing)
  await post(
    db,
    [{ kind: 'cardSale', ...common(card), from: held.idOf(payer(card)), to: held.idOf(own(card)) }],
    posting,
  )
}

/** Moves all that a card has back to whom it came from, as none of it was ever used. */
export const takeBackCard = async (db: Kysely<Tables>, card: HeldCard, posting: Posting): Promise<void> => {
  const held = await lockCardAccounts(db, card)
  await post(
    db,
    [{ kind: 'cardRefund', ...common(card), from: held.idOf(own(card)), to: held.idOf(payer(card)) }],
    posting,
  )
}
