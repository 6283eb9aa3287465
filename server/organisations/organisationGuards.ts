import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { hospital } from '../../resources/organisations/hospital.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import { message } from '../../resources/core/message.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Context } from '../core/contract.ts'
import { Problem, invalid } from '../core/errors/problem.ts'
import { subtree } from '../platform/session/scopeOf.ts'
import { beyondOwn } from '../access/operatorGuards.ts'
import { grantsOf } from '../access/operatorRights.ts'
import type { Grants, Rights } from '../access/operatorRights.ts'
import { lockRights } from '../access/rightsLock.ts'

type Hospital = InferRecord<typeof hospital>
type Place = Pick<Hospital, 'kind' | 'superior'>

const accounts = (db: Kysely<Tables>) =>
  db
    .selectFrom('operator')
    .select(['id', 'hospital', 'roles', 'data_scope as dataScope', 'scope_hospitals as scopeHospitals'])
    .where('deleted', '=', false)
    .orderBy('id')

const someExceed = async (rights: readonly Rights[], grants: Grants): Promise<boolean> => {
  for (const one of rights) if (await grants.exceeds(one)) return true
  return false
}

/**
 * Throws where an operator of the organisation has more rights than the caller: they cannot sign in any more once it is
 * deleted, and can again once it is recovered.
 */
export const guardStaffOf = async (hospital: number, context: Context): Promise<void> => {
  await lockRights(context.db)
  if (await someExceed(await accounts(context.db).where('hospital', '=', hospital).execute(), await grantsOf(context)))
    throw new Problem(409, 'strongerStaff')
}

/** The organisation and all above it. */
const above = async (db: Kysely<Tables>, id: number | null): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with recursive up as (
      select id, superior from hospital where id = ${id}
      union
      select h.id, h.superior from hospital h join up on h.id = up.superior
    ) select id from up`.execute(db)
  return rows.map(row => row.id)
}

/**
 * Throws where an organisation would come to stand where more is seen of it than the caller can grant: those below whom
 * it comes to stand, and who see all that is below them, see it and all below it from then on. Works for the platform
 * itself only who does already.
 */
export const guardPlace = async (record: Hospital | null, next: Place, context: Context): Promise<void> => {
  const { db } = context
  await lockRights(db)
  const grants = await grantsOf(context)
  if (next.kind === 'platform' && record?.kind !== 'platform' && !grants.isPlatform)
    throw invalid({ kind: message('notAllowed') })
  const superior = next.superior ?? null
  if (!record || superior === null || superior === record.superior) return
  if (!grants.covers(await subtree(db, record.id))) throw beyondOwn('superior')
  const before = await above(db, record.id)
  const gaining = (await above(db, superior)).filter(id => !before.includes(id))
  if (gaining.length === 0) return
  if (
    await someExceed(
      await accounts(db).where('hospital', 'in', gaining).where('data_scope', '=', 'below').execute(),
      grants,
    )
  )
    throw beyondOwn('superior')
}

/** Whether an organisation stands right below. */
export const hasBelow = async (db: Kysely<Tables>, id: number): Promise<boolean> =>
  (await db
    .selectFrom('hospital')
    .select('id')
    .where('superior', '=', id)
    .where('deleted', '=', false)
    .limit(1)
    .executeTakeFirst()) !== undefined
