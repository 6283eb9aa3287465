import type { Kysely } from 'kysely'
import type { LotUse } from '../../../domain/lots.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { lockAccounts } from './accounts.ts'
import type { AccountName } from './accounts.ts'
import { openLots, useLots, usesOf } from './openLots.ts'
import { post } from './post.ts'
import type { Posting } from './post.ts'

/** A trained day that costs a time, and the record of it. */
export interface ChargedDay {
  readonly patient: number
  readonly type: RechargeType
  /** YYYY-MM-DD. */
  readonly day: string
  readonly consumeRecord: number
}

/** The time that pays for a day, and the movement that says so. */
export interface Payment extends LotUse {
  readonly movement: number
}

/**
 * Pays for days, in their order, as far as something is left: of the oldest lot first, paid before given. Answers what
 * paid for each, undefined where nothing was left. The patients must be held, after the lots that they had.
 */
export const payDays = async (
  db: Kysely<Tables>,
  kind: 'consume' | 'settle',
  days: readonly ChargedDay[],
  posting: Posting,
): Promise<readonly (Payment | undefined)[]> => {
  const used = ({ type }: ChargedDay): AccountName => ({ owner: 'used', type })
  const own = ({ patient, type }: ChargedDay): AccountName => ({ owner: { patient }, type })
  const held = await lockAccounts(
    db,
    days.flatMap(day => [used(day), own(day)]),
  )
  const lots = await openLots(db, days)
  const uses = usesOf(lots, days)
  const hospitals = new Map(lots.map(({ id, hospital }) => [id, hospital]))
  const movements = (
    await post(
      db,
      days.flatMap((day, at) => {
        const use = uses[at]
        return use === undefined
          ? []
          : [
              {
                ...day,
                kind,
                times: use.given ? 0 : 1,
                giveTimes: use.given ? 1 : 0,
                from: held.idOf(own(day)),
                to: held.idOf(used(day)),
                hospital: hospitals.get(use.lot)!,
                recharge: use.lot,
              },
            ]
      }),
      posting,
    )
  ).values()
  await useLots(
    db,
    uses.filter(use => use !== undefined),
  )
  return uses.map(use => use && { ...use, movement: movements.next().value! })
}
