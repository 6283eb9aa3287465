import { provinces } from '../../domain/divisionData.ts'
import { isCityOf, notFilledIn, provinceNamed } from '../../domain/divisions.ts'
import { hospital } from '../../resources/organisations/hospital.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import { message } from '../../resources/core/message.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { Problem, invalid } from '../core/errors/problem.ts'
import { balanceOf } from '../times/ledger/accounts.ts'
import { announceAuthorityChange } from '../platform/session/changes.ts'
import { endSessions } from '../platform/session/endSessions.ts'
import { subtree } from '../platform/session/scopeOf.ts'
import { caller } from '../core/caller.ts'
import { noteTrainingRights } from '../training/trainingSignIns.ts'
import { hospitalStatement } from '../times/hospitalStatement.ts'
import { guardAdministratorsElsewhere } from '../access/operatorGuards.ts'
import { guardPlace, guardStaffOf, hasBelow } from './organisationGuards.ts'
import { previewRemoval } from '../core/referential/remove.ts'
import { uniqueCheck } from '../core/uniqueCheck.ts'

type Hospital = InferRecord<typeof hospital>

/** From the root to the leaves; nobody stands below an organisation of a later kind. */
const order: readonly Hospital['kind'][] = ['platform', 'distributor', 'agency', 'hospital']
const standsBelow = (kind: Hospital['kind'], superior: Hospital['kind']): boolean =>
  order.indexOf(superior) <= order.indexOf(kind)

/** The place in the tree that a write gives: above it nothing of its own, in the caller's scope, of a fitting kind. */
const checkPlace = async (
  id: number | null,
  kind: Hospital['kind'],
  superior: number | null,
  context: Context,
): Promise<void> => {
  const { hospitals } = caller(context).scope
  if (superior === null) {
    // A root of its own would lie outside of everybody's subtree.
    if (hospitals !== 'everything') throw invalid({ kind: message('notAllowed') })
    return
  }
  if (id !== null && (await subtree(context.db, id)).includes(superior)) throw invalid({ superior: message('cycle') })
  if (hospitals !== 'everything' && !hospitals.includes(superior)) throw invalid({ superior: message('reference') })
  const above = await context.db
    .selectFrom('hospital')
    .select(['kind', 'province'])
    .where('id', '=', superior)
    .where('deleted', '=', false)
    .executeTakeFirst()
  if (!above) throw invalid({ superior: message('reference') })
  // It is closed as soon as something stands below, and would stay as it was made with the first account.
  if (above.province === notFilledIn && !(await hasBelow(context.db, superior)))
    throw invalid({ superior: message('blankPlatform') })
  if (!standsBelow(kind, above.kind)) throw invalid({ superior: message('choice') })
}

/**
 * The province and city that a write gives are those of the data set and belong together. What was stored before stays
 * as it is written.
 */
const checkDivision = (record: Hospital | null, next: Pick<Hospital, 'province' | 'city'>): void => {
  if (record && record.province === next.province && record.city === next.city) return
  if (!provinceNamed(provinces, next.province) && record?.province !== next.province)
    throw invalid({ province: message('choice') })
  if (!isCityOf(provinces, next.province, next.city)) throw invalid({ city: message('choice') })
}

const isDeleted = async (id: number, { db }: Context): Promise<boolean> =>
  (await db.selectFrom('hospital').select('deleted').where('id', '=', id).executeTakeFirst())?.deleted ?? true

/** Whose organisation is deleted cannot sign in any more, and is not signed in again by its recovery. */
const endSessionsOf = async (hospital: number, context: Context): Promise<void> => {
  const operators = await context.db
    .selectFrom('operator')
    .select('id')
    .where('hospital', '=', hospital)
    .orderBy('id')
    .execute()
  for (const { id } of operators) await endSessions(context, id, 'deactivated')
}

export const hospitalImplementation = implement(
  hospital,
  {
    balances: ({ id }, _input, { db }) => balanceOf(db, { hospital: id }),
    statement: ({ id }, asked, context) => hospitalStatement(id, asked, context),
    removePreview: (record, _input, context) => previewRemoval(hospital, record, context),
    checkName: uniqueCheck(hospital, 'name'),
  },
  {
    on: ['create', 'update', 'remove', 'recover'],
    async before(action, record, input, context) {
      const next = { ...record, ...input } as Pick<Hospital, 'kind' | 'superior' | 'province' | 'city'>
      if (action === 'create' || action === 'update') {
        checkDivision(record, next)
        await checkPlace(record?.id ?? null, next.kind, next.superior ?? null, context)
        await guardPlace(record, next, context)
      }
      if (action === 'recover' && record?.superior && (await isDeleted(record.superior, context)))
        throw new Problem(409, 'superiorDeleted')
      if (action === 'recover' && record) await guardStaffOf(record.id, context)
      if (action === 'remove' && record) {
        if (record.id === caller(context).hospital) throw new Problem(409, 'ownOrganisation')
        await guardAdministratorsElsewhere(record.id, context)
        await guardStaffOf(record.id, context)
      }
    },
    async after(action, record, context, before) {
      const isElsewhere = before !== null && (action !== 'update' || record.superior !== before.superior)
      if (isElsewhere) await noteTrainingRights({ hospital: record.id }, context)
      if (action === 'remove') await endSessionsOf(record.id, context)
      context.afterCommit(() => announceAuthorityChange())
    },
  },
)
