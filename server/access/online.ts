import { online } from '../../resources/access/online.ts'
import { implement } from '../core/contract.ts'
import type { Asking, Context, UnavailableReasons } from '../core/contract.ts'
import { Problem } from '../core/errors/problem.ts'
import { missing } from '../core/missing.ts'
import { announceAuthorityChange } from '../platform/session/changes.ts'
import { caller } from '../core/caller.ts'
import { grantsOf } from './operatorRights.ts'

/** The accounts of sessions, with what decides who may end one. */
const accountsOf = async ({ db }: Pick<Asking, 'db'>, operators: readonly number[]) => {
  if (operators.length === 0) return new Map<number, never>()
  const accounts = await db
    .selectFrom('operator')
    .select(['id', 'roles', 'hospital', 'data_scope as dataScope', 'scope_hospitals as scopeHospitals'])
    .where('id', 'in', [...operators])
    .execute()
  return new Map(accounts.map(account => [account.id, account]))
}

/** Why the caller cannot end sessions, in their order: codes of errors by the action. */
const unavailableReasonsOf = async (
  sessions: readonly { readonly id: number; readonly operator: number }[],
  asking: Asking,
): Promise<readonly UnavailableReasons[]> => {
  const { id, sessionId } = caller(asking)
  const grants = await grantsOf(asking)
  const accounts = await accountsOf(asking, [...new Set(sessions.map(({ operator }) => operator))])
  const isStronger = new Map<number, boolean>()
  for (const [operator, account] of accounts)
    isStronger.set(operator, operator !== id && (await grants.beyond(account)) !== undefined)
  return sessions.map((session): UnavailableReasons =>
    session.id === sessionId ? { kick: 'ownSession' } : isStronger.get(session.operator) ? { kick: 'stronger' } : {},
  )
}

/** Writes into the account's history who ended its session. */
const logKick = ({ db, now, requestId, operator, origin }: Context, account: number) =>
  db
    .insertInto('change_log')
    .values({
      resource: 'operator',
      record: account,
      action: 'kick',
      operator: operator?.id ?? null,
      at: now.toISOString(),
      request_id: requestId,
      changes: '{}',
      ...origin(),
    })
    .execute()

export const onlineImplementation = implement(
  online,
  {
    rows: (_input, { statement, now, operator, filtered }) => `
    select s.id, s.operator, o.name, o.hospital, o.roles, s.ip, s.browser, s.created_at as signed_in_at, s.last_used_at, s.remember,
      s.id = ${statement.bind(operator?.sessionId ?? 0)}::integer as is_own
    from session s join operator o on o.id = s.operator
    where ${['s.ended_at is null', `s.expires_at > ${statement.bind(now)}::timestamptz`, "o.status = 'opened'", 'not o.deleted', ...filtered({ id: 's.id', operator: 's.operator' })].join(' and ')}`,

    async kick(session, _input, context) {
      const { db, now } = context
      const [reasons] = await unavailableReasonsOf([session], context)
      if (reasons?.['kick']) throw new Problem(409, reasons['kick'])
      const ended = await db
        .updateTable('session')
        .set({ ended_at: now.toISOString(), ended_by: 'kicked' })
        .where('id', '=', session.id)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      if (ended.numUpdatedRows === 0n) throw missing(online, session.id)
      await logKick(context, session.operator)
      context.logSecurity('sessionsEnded', { account: session.operator, detail: 'kicked' })
      context.afterCommit(() => announceAuthorityChange({ operator: session.operator }))
      return { done: true }
    },
  },
  { unavailableReasons: unavailableReasonsOf },
)
