import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Context, GuardianCaller } from '../core/contract.ts'
import { notFound, unauthenticated } from '../core/errors/problem.ts'
import type { Tables } from '../platform/database/tables.ts'
import './tables.ts'

/**
 * Whom an account may see, to stand behind `from`: patients `p` of organisations `h`, by bindings `b`; all three are
 * there, and the patient's account is not frozen.
 */
export const boundTo = (
  account: RawBuilder<unknown>,
) => sql`wx_binding b join patient p on p.id = b.patient join hospital h on h.id = p.hospital
  where b.wx_user = ${account} and not b.deleted and not p.deleted and p.access = 'permission' and not h.deleted`

export interface Child {
  readonly id: number
  readonly name: string
  readonly hospitalLabel: string
}

/** The guardian who calls. Throws 401 in a call of anybody else. */
export const guardianOf = ({ guardian }: Pick<Context, 'guardian'>): GuardianCaller => {
  if (!guardian) throw unauthenticated()
  return guardian
}

/** Those whom an account may see now, in the order in which they were bound. */
export const childrenOf = async (account: number, db: Kysely<Tables>): Promise<Child[]> => {
  const { rows } = await sql<Child>`
    select p.id, p.name, h.name as "hospitalLabel" from ${boundTo(sql`${account}`)} order by b.id`.execute(db)
  return rows
}

/** One of those. Throws 404 for anybody else, whether there is such a patient or not. */
export const childOf = async (patient: number, context: Pick<Context, 'guardian' | 'db'>): Promise<Child> => {
  const child = (await childrenOf(guardianOf(context).account, context.db)).find(({ id }) => id === patient)
  if (!child) throw notFound()
  return child
}
