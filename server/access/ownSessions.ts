import type { profile } from '../../resources/access/profile.ts'
import type { HandlersOf } from '../core/contract.ts'
import { announceAuthorityChange } from '../platform/session/changes.ts'
import { endSessions } from '../platform/session/endSessions.ts'
import { caller } from '../core/caller.ts'

type ProfileHandlers = HandlersOf<typeof profile>

/** As many as are kept for a month of daily work, and no more. */
const mostSessions = 100

/** Where the caller is signed in, and was. */
export const ownSessions: ProfileHandlers['sessions'] = async (_input, context) => {
  const { id, sessionId } = caller(context)
  const rows = await context.db
    .selectFrom('session')
    .select(['id', 'ip', 'browser', 'created_at', 'last_used_at', 'expires_at', 'ended_at', 'ended_by'])
    .where('operator', '=', id)
    .orderBy('id', 'desc')
    .limit(mostSessions)
    .execute()
  return rows.map(row => ({
    id: row.id,
    ip: row.ip,
    browser: row.browser,
    signedInAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    // One that came to its end by itself was ended by nobody.
    endedAt: row.ended_at ?? (new Date(row.expires_at) <= context.now ? row.expires_at : null),
    endedBy: row.ended_by,
    isThis: row.id === sessionId,
  }))
}

/** Ends the caller's other sessions, and sign-ins of theirs that wait for a second factor. */
export const endOthers: ProfileHandlers['endOthers'] = async (_input, context) => {
  const { id, sessionId } = caller(context)
  const others = await context.db
    .selectFrom('session')
    .select('id')
    .where('operator', '=', id)
    .where('id', '<>', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', context.now.toISOString())
    .execute()
  await endSessions(context, id, 'endedByOwner', sessionId)
  context.afterCommit(() => announceAuthorityChange({ operator: id }))
  return { ended: others.length }
}
