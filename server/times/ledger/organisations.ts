import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { Problem } from '../../core/errors/problem.ts'
import { lockAccounts } from './accounts.ts'
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
export const timesMissing = (missing: number): Problem =>
  new Problem(409, 'timesMissing', { parameters: { missing }, details: { missing } })

/**
 * Organisations that pay or get something, held until the transaction ends, so that none is deleted meanwhile. Throws
 * 409 where one is.
 */
export const lockOrganisations = async (db: Kysely<Tables>, ids: readonly number[]): Promise<void> => {
  const { rows } = await sql<{
    deleted: boolean
  }>`select deleted from hospital where id = any(${[...new Set(ids)]}::integer[]) order by id for share`.execute(db)
  if (rows.some(({ deleted }) => deleted)) throw new Problem(409, 'organisationDeleted')
}

const accountsOf = (db: Kysely<Tables>, { hospital, rechargeType: type }: OrganisationMovement) => {
  const [issue, own] = [
    { owner: 'issue', type },
    { owner: { hospital }, type },
  ] as const
  return lockAccounts(db, [issue, own]).then(held => ({
    issue: held.idOf(issue),
    own: held.idOf(own),
    rest: held.restOf(own),
  }))
}

const common = ({ rechargeType: type, times, giveTimes, hospital, hospitalRecharge }: OrganisationMovement) => ({
  type,
  times,
  giveTimes,
  hospital,
  hospitalRecharge,
})

/**
 * Gives an organisation times and gifts. In the caller's transaction; throws where the record has moved times before,
 * 409 where it is deleted.
 */
export const topUpOrganisation = async (db: Kysely<Tables>, movement: OrganisationMovement): Promise<void> => {
  await lockOrganisations(db, [movement.hospital])
  const { issue, own } = await accountsOf(db, movement)
  await post(db, [{ kind: 'organisationTopUp', ...common(movement), from: issue, to: own }], movement)
}

/**
 * Takes times and gifts back from an organisation. Throws 409 `timesMissing` where less is left; then nothing moved.
 */
export const refundOrganisation = async (db: Kysely<Tables>, movement: OrganisationMovement): Promise<void> => {
  const { issue, own, rest } = await accountsOf(db, movement)
  const missing = amountOf(movement) - rest
  if (missing > 0) throw timesMissing(missing)
  await post(db, [{ kind: 'organisationRefund', ...common(movement), from: own, to: issue }], movement)
}
