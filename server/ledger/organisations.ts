import type { Kysely } from 'kysely'
import type { RechargeType } from '../../resources/business/rechargeType.ts'
import type { Tables } from '../database/tables.ts'
import { Problem } from '../errors/problem.ts'
import { holdAccounts } from './accounts.ts'
import { amountOf } from './counts.ts'
import type { Counts } from './counts.ts'
import { post } from './post.ts'
import type { Posting } from './post.ts'

/** What an organisation gets or gives back, and the record that says so: one movement a record. */
export interface OrganisationMovement extends Counts, Posting {
  readonly hospital: number
  readonly rechargeType: RechargeType
  readonly hospitalRecharge: number
}

/** Not enough is left: nothing moved, and `missing` times would be needed besides. */
export const timesMissing = (missing: number): Problem => new Problem(409, 'timesMissing', { parameters: { missing }, details: { missing } })

const accountsOf = (db: Kysely<Tables>, { hospital, rechargeType: type }: OrganisationMovement) => {
  const [issue, own] = [{ owner: 'issue', type }, { owner: { hospital }, type }] as const
  return holdAccounts(db, [issue, own]).then(held => ({ issue: held.idOf(issue), own: held.idOf(own), rest: held.restOf(own) }))
}

const common = ({ rechargeType: type, times, giveTimes, hospital, hospitalRecharge }: OrganisationMovement) => ({ type, times, giveTimes, hospital, hospitalRecharge })

/** Gives an organisation times and gifts. In the caller's transaction; throws where the record has moved times before. */
export const topUpOrganisation = async (db: Kysely<Tables>, movement: OrganisationMovement): Promise<void> => {
  const { issue, own } = await accountsOf(db, movement)
  await post(db, [{ kind: 'organisationTopUp', ...common(movement), from: issue, to: own }], movement)
}

/** Takes times and gifts back from an organisation. Throws 409 `timesMissing` where less is left; then nothing moved. */
export const refundOrganisation = async (db: Kysely<Tables>, movement: OrganisationMovement): Promise<void> => {
  const { issue, own, rest } = await accountsOf(db, movement)
  const missing = amountOf(movement) - rest
  if (missing > 0) throw timesMissing(missing)
  await post(db, [{ kind: 'organisationRefund', ...common(movement), from: own, to: issue }], movement)
}
