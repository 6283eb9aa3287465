import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { endSessions, lockAccount } from './endSessions.ts'
import { expiryOf, later, minute, oneTimePasswordLifetime } from './lifetime.ts'
import { verifyPassword } from './passwords.ts'
import { countTry, counted, forgiveAll, forgiveOne } from './throttle.ts'
import { newToken, tokenHash } from './tokens.ts'

export interface Credentials {
  /** Username, e-mail address or telephone number. */
  readonly username: string
  readonly password: string
  readonly remember: boolean
}

export interface Caller {
  readonly ip: string
  readonly userAgent: string
}

/** What came of a sign-in. `refused` does not say why, and `wait` not whether there is such an account. */
export type SignIn =
  | { readonly outcome: 'signedIn'; readonly token: string; readonly operator: number }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'wait'; readonly minutes: number }

const longestUserAgent = 200

const accountOf = (db: Kysely<Tables>, name: string) =>
  db.selectFrom('operator as o').leftJoin('credential as c', 'c.operator', 'o.id')
    .select(['o.id', 'o.status', 'o.is_experience', 'c.password_hash', 'c.must_change', 'c.changed_at'])
    .where('o.deleted', '=', false)
    .where(({ or, eb }) => or([eb('o.username', '=', name), eb('o.email', '=', name), eb('o.phone', '=', name)]))
    .orderBy('o.id').limit(1).executeTakeFirst()

type Account = NonNullable<Awaited<ReturnType<typeof accountOf>>>

const maySignIn = (account: Account, now: Date): boolean =>
  account.status === 'opened' && !(account.must_change && now > later(new Date(account.changed_at ?? 0), oneTimePasswordLifetime))

/** Starts a session, and ends those before it unless the account is a demo that several people share. Answers the token. */
const startSession = async (db: Kysely<Tables>, account: Account, remember: boolean, now: Date, { ip, userAgent }: Caller): Promise<string> => {
  if (!account.is_experience) await endSessions(db, account.id, 'signedInElsewhere', now)
  const token = newToken()
  await db.insertInto('session').values({
    operator: account.id, token_hash: tokenHash(token), remember, created_at: now.toISOString(), last_used_at: now.toISOString(),
    expires_at: expiryOf({ remember, createdAt: now, lastUsedAt: now }).toISOString(), ip, user_agent: userAgent.slice(0, longestUserAgent),
  }).execute()
  return token
}

/**
 * Checks name and password and starts a session. An unknown name, a wrong password and a deactivated account are refused
 * alike, after the same work. Announce a change of authority after the commit.
 */
export const signIn = async (db: Kysely<Tables>, { username, password, remember }: Credentials, now: Date, caller: Caller): Promise<SignIn> => {
  const fromHere = counted(50, 'signIn', caller.ip)
  const ofAccount = counted(5, 'signIn', caller.ip, username)
  for (const tries of [fromHere, ofAccount]) {
    const until = await countTry(db, tries, now)
    if (until) return { outcome: 'wait', minutes: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / minute)) }
  }
  const account = await accountOf(db, username)
  const right = await verifyPassword(account?.password_hash ?? null, password)
  if (!account || !right || !maySignIn(account, now)) return { outcome: 'refused' }
  // Meanwhile the account may have been deactivated or given another password.
  await lockAccount(db, account.id)
  const present = await accountOf(db, username)
  if (present?.id !== account.id || present.password_hash !== account.password_hash || !maySignIn(present, now)) return { outcome: 'refused' }
  await forgiveAll(db, ofAccount)
  await forgiveOne(db, fromHere)
  return { outcome: 'signedIn', operator: account.id, token: await startSession(db, present, remember, now, caller) }
}
