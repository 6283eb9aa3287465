import { doctor } from '../../resources/organisations/doctor.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import { message } from '../../resources/core/message.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'
import { announceAuthorityChange } from '../platform/session/changes.ts'
import { caller } from '../core/caller.ts'
import { beyondOwn } from '../access/operatorGuards.ts'
import { grantsOf } from '../access/operatorRights.ts'
import { lockRights } from '../access/rightsLock.ts'
import { uniqueCheck } from '../core/uniqueCheck.ts'

type Doctor = InferRecord<typeof doctor>

/**
 * Throws where an operator who sees their own patients alone would see, as this staff member, more than the caller can
 * grant.
 */
const guardAccount = async (id: number, staff: number, context: Context): Promise<void> => {
  await lockRights(context.db)
  const account = await context.db
    .selectFrom('operator')
    .select(['id', 'hospital', 'roles', 'data_scope as dataScope', 'scope_hospitals as scopeHospitals'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (account?.dataScope !== 'ownPatients') return
  if (id === caller(context).id) throw invalid({ operator: message('ownRights') })
  if (await (await grantsOf(context)).exceeds(account, staff)) throw beyondOwn('operator')
}

/** The staff member as a write leaves it, by what says whose patients are whose. */
const accountOf = (record: Doctor | null, input: Readonly<Record<string, unknown>>): number | null =>
  'operator' in input && input['operator'] !== undefined
    ? (input['operator'] as number | null)
    : (record?.operator ?? null)

/** Which patients are an operator's own depends on the staff member that the operator is. */
export const doctorImplementation = implement(
  doctor,
  {
    checkName: uniqueCheck(doctor, 'name'),
  },
  {
    on: ['create', 'update', 'remove', 'recover'],
    async before(action, record, input, context) {
      const account = accountOf(record, input)
      if (action === 'remove' || account === null || (action === 'update' && account === record?.operator)) return
      await guardAccount(account, record?.id ?? unknownStaff, context)
    },
    async after(_action, _record, context) {
      context.afterCommit(() => announceAuthorityChange())
    },
  },
)

/** A staff member who has no number yet, and is nobody's. */
const unknownStaff = -1
