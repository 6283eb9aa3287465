import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Context } from '../../core/contract.ts'
import type { EndedBy } from './tables.ts'
import { dropTickets } from './tickets.ts'

/**
 * Takes the turn of an account: who changes its password or its sessions waits here for the others. Until the end of
 * the transaction.
 */
export const lockAccount = async (db: Kysely<Tables>, operator: number): Promise<void> => {
  await db.selectFrom('credential').select('operator').where('operator', '=', operator).forUpdate().execute()
}

/**
 * Ends the live sessions of an operator, except one where it is named, and sign-ins that wait for a second factor.
 * Announce it after the commit.
 */
export const endSessions = async (
  { db, now, logSecurity }: Pick<Context, 'db' | 'now' | 'logSecurity'>,
  operator: number,
  reason: EndedBy,
  except?: number,
): Promise<void> => {
  await lockAccount(db, operator)
  await dropTickets(db, operator)
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now.toISOString(), ended_by: reason })
    .where('operator', '=', operator)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, query => query.where('id', '<>', except!))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) logSecurity('sessionsEnded', { account: operator, detail: reason })
}
