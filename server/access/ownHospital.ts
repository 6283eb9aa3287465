import { mayDo } from '../../resources/rights.ts'
import { grantedTo } from '../../resources/core/granted.ts'
import type { Handlers } from '../../resources/core/index.ts'
import type { profile } from '../../resources/access/profile.ts'
import type { Context } from '../core/contract.ts'
import { balanceOf } from '../times/ledger/accounts.ts'
import { caller } from '../core/caller.ts'

/** The caller's own organisation, whatever else of organisations they may see. */
export const ownHospital: Handlers<typeof profile, Context>['hospital'] = async (_input, context) => {
  const { hospital: own, permissions, scope, isExperience } = caller(context)
  const found = await context.db
    .selectFrom('hospital as h')
    .leftJoin('hospital as s', 's.id', 'h.superior')
    .select([
      'h.id',
      'h.name',
      'h.code',
      'h.kind',
      'h.province',
      'h.city',
      'h.address',
      'h.contact',
      'h.phone',
      'h.superior',
      's.name as superiorLabel',
    ])
    .where('h.id', '=', own)
    .executeTakeFirstOrThrow()
  const isInScope = scope.hospitals === 'everything' || scope.hospitals.includes(own)
  return {
    ...found,
    ...(await balanceOf(context.db, { hospital: own })),
    mayEdit: isInScope && mayDo(grantedTo(permissions, isExperience), 'hospital', 'update'),
  }
}
