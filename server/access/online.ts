import { online } from '../../resources/access/online.ts'
import { implement } from '../core/contract.ts'
import type { Context, Operator } from '../core/contract.ts'
import { notFound, Problem } from '../core/errors/problem.ts'
import { browserName } from '../core/security/browserName.ts'
import { announceAuthorityChange } from '../platform/session/changes.ts'
import { countLive, liveSession, liveSessions, roleNames } from '../platform/session/liveSessions.ts'
import type { LiveSession } from '../platform/session/liveSessions.ts'
import { caller } from '../core/caller.ts'
import { grantsOf } from './operatorRights.ts'
import type { Grants, Rights } from './operatorRights.ts'

type Owned = Pick<LiveSession, 'id' | 'operator' | 'roles' | 'hospital' | 'data_scope' | 'scope_hospitals'>

const rightsOf = ({ operator: id, roles, hospital, data_scope, scope_hospitals }: Owned): Rights =>
  ({ id, roles, hospital, dataScope: data_scope, scopeHospitals: scope_hospitals })

/** The code of why the caller cannot end a session, or null. */
const hindrance = async (session: Owned, { id, sessionId }: Operator, grants: Grants): Promise<'ownSession' | 'stronger' | null> => {
  if (session.id === sessionId) return 'ownSession'
  return session.operator !== id && await grants.beyond(rightsOf(session)) ? 'stronger' : null
}

const shown = async (session: LiveSession, roles: ReadonlyMap<number, string>, grants: Grants, context: Context) => {
  const me = caller(context)
  const hindered = await hindrance(session, me, grants)
  return {
    id: session.id, operator: session.operator, username: session.username, name: session.name, hospital: session.hospital_name,
    roles: session.roles.map(id => roles.get(id)).filter(name => name !== undefined), ip: session.ip, browser: browserName(session.user_agent),
    signedInAt: session.created_at, lastUsedAt: session.last_used_at, remember: session.remember,
    isOwn: session.id === me.sessionId, hindered: hindered === null ? null : context.t(`errors.${hindered}`),
  }
}

/** Writes into the account's history who ended its session. */
const logKick = ({ db, now, requestId, operator }: Context, account: number) =>
  db.insertInto('change_log').values({
    resource: 'operator', record: account, action: 'kick', operator: operator?.id ?? null, at: now.toISOString(), request_id: requestId, changes: '{}',
  }).execute()

export const onlineImplementation = implement(online, {
  async all({ page, size, q, operator }, context) {
    const { db, now, language } = context
    const asked = { scope: caller(context).scope, now, text: q ?? '', operator: operator ?? null }
    const limit = size ?? 10
    const [totalElements, sessions, roles, grants] = await Promise.all([
      countLive(db, asked), liveSessions(db, asked, limit, (page ?? 0) * limit), roleNames(db, language), grantsOf(context),
    ])
    return { content: await Promise.all(sessions.map(session => shown(session, roles, grants, context))), totalElements }
  },

  async kick({ id }, context) {
    const { db, now } = context
    const me = caller(context)
    const session = await liveSession(db, id, me.scope, now)
    if (!session) throw notFound()
    const hindered = await hindrance(session, me, await grantsOf(context))
    if (hindered) throw new Problem(409, hindered)
    await db.updateTable('session').set({ ended_at: now.toISOString(), ended_by: 'kicked' }).where('id', '=', id).where('ended_at', 'is', null).execute()
    await logKick(context, session.operator)
    context.logSecurity('sessionsEnded', { account: session.operator, detail: 'kicked' })
    context.afterCommit(() => announceAuthorityChange({ operator: session.operator }))
    return { done: true }
  },
})
