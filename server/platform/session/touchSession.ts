import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { expiryOf, later, touchInterval } from '../../core/lifetime.ts'
import { endingAt } from './sessionEnd.ts'

/** Writes that a session was used, unless another host has just done so. */
export const touchSession = async (
  db: Kysely<Tables>,
  session: { readonly id: number; readonly remember: boolean; readonly createdAt: Date },
  now: Date,
): Promise<void> => {
  const expiresAt = expiryOf({ remember: session.remember, createdAt: session.createdAt, lastUsedAt: now })
  await db
    .updateTable('session')
    .set({ last_used_at: now.toISOString(), expires_at: endingAt(expiresAt) })
    .where('id', '=', session.id)
    .where('ended_at', 'is', null)
    .where('last_used_at', '<=', later(now, -touchInterval).toISOString())
    .execute()
}
