import { sql } from 'kysely'
import { wxUser } from '../../resources/wechat/wxUser.ts'
import type { Before, Context } from '../core/contract.ts'
import { counting } from '../core/counting.ts'
import { Problem } from '../core/errors/problem.ts'
import { hour, later, minute } from '../core/lifetime.ts'
import { sha256 } from '../core/sha256.ts'
import { blockFor, counted, forgiveOne } from '../core/throttle.ts'
import { newToken, tokenHash } from '../platform/session/tokens.ts'
import { askSession, WeChatError } from '../platform/wechat/askSession.ts'
import type { WeChatRefusal, WeChatSession } from '../platform/wechat/askSession.ts'
import { readWeChatApp } from '../platform/wechat/readWeChatApp.ts'
import { childrenOf } from './children.ts'
import './tables.ts'

/** How long a guardian stays signed in; a mini program signs in anew without a word. */
const tokenLifetime = 12 * hour
/** Telephones and tablets on which one account has the mini program open. */
const mostTokens = 5
/** Longer than a code of WeChat holds. */
const codeLifetime = 10 * minute

const refused = (): Problem => new Problem(403, 'wxCodeRefused')

const problems: { readonly [reason in WeChatRefusal]: () => Problem } = {
  code: refused,
  blocked: () => new Problem(403, 'wxBlocked'),
  busy: () => new Problem(503, 'wxBusy'),
  appId: () => new Problem(503, 'wxUnavailable'),
  appSecret: () => new Problem(503, 'wxUnavailable'),
  unreachable: () => new Problem(503, 'wxUnavailable'),
}

/** Whether WeChat looked at the code; else it is nobody's mistake but the installation's, or WeChat's own. */
const isOfCode = ({ reason }: WeChatError): boolean => reason === 'code' || reason === 'blocked'

/** What the caller is told; those who run the host learn what WeChat answered otherwise. */
const told = (error: unknown, { log }: Before): unknown => {
  if (!(error instanceof WeChatError)) return error
  if (!isOfCode(error)) log.warn({ reason: error.reason, detail: error.detail }, 'WeChat did not say who signs in')
  return problems[error.reason]()
}

/** What is kept of an id to be shown: its ends, which tell two accounts apart and are of no use elsewhere. */
const ends = (id: string): string => `${id.slice(0, 5)}***${id.slice(-4)}`

/** The account of an id, which is made at its first sign-in. */
const accountOf = async ({ openId, unionId }: WeChatSession, appId: string, context: Context): Promise<number> => {
  const { db, now } = context
  const hash = sha256(`${appId}\n${openId}`)
  // Two at once are one account.
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(db)
  const known = await db.selectFrom('wx_identity').select('wx_user').where('hash', '=', hash).executeTakeFirst()
  const seen = { last_seen_at: now.toISOString(), ...(unionId === null ? {} : { union_id: ends(unionId) }) }
  if (known) {
    await db.updateTable('wx_user').set(seen).where('id', '=', known.wx_user).execute()
    return known.wx_user
  }
  const id = await context.create(wxUser, {
    openId: ends(openId),
    unionId: unionId === null ? null : ends(unionId),
    lastSeenAt: now.toISOString(),
  })
  await db.insertInto('wx_identity').values({ hash, wx_user: id }).execute()
  return id
}

/** Gives an account a token; of those before it the latest few still hold. */
const issueToken = async (account: number, { db, now }: Context) => {
  const token = newToken()
  const expiresAt = later(now, tokenLifetime).toISOString()
  await sql`delete from wx_sign_in where wx_user = ${account} and token_hash not in (
    select token_hash from wx_sign_in where wx_user = ${account} and expires_at > ${now.toISOString()}::timestamptz order by created_at desc limit ${mostTokens - 1})`.execute(
    db,
  )
  await db
    .insertInto('wx_sign_in')
    .values({ token_hash: tokenHash(token), wx_user: account, created_at: now.toISOString(), expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

/**
 * Signs a guardian in by the code of the mini program, which WeChat exchanges once. Throws 403 for a code that is none,
 * was used before, or is of an account that WeChat holds, 409 where signing in is off, 429 after too many wrong ones
 * from an address, 503 where WeChat does not answer with sense.
 */
export const signInGuardian = async (code: string, before: Before) => {
  const { now, client, outgoing, cipher } = before
  const tries = counted(30, 'wxSignIn', client.ip)
  const app = await counting(tries, before, db => readWeChatApp(db, cipher)).catch((error: unknown) => {
    throw told(error, before)
  })
  if (!app) throw new Problem(409, 'wxOff')
  const session = await askSession(app, code, outgoing.request).catch(async (error: unknown) => {
    // What WeChat did not look at was no wrong code: many telephones stand behind one address, and come again all at
    // once when it answers.
    if (error instanceof WeChatError && !isOfCode(error)) await before.inTransaction(db => forgiveOne(db, tries))
    throw told(error, before)
  })
  return async (context: Context) => {
    // Whatever answers in WeChat's place, no code is taken twice.
    if (await blockFor(context.db, counted(0, 'wxCode', sha256(code)), codeLifetime, now)) throw refused()
    await forgiveOne(context.db, tries)
    const account = await accountOf(session, app.appId, context)
    return { ...(await issueToken(account, context)), patients: await childrenOf(account, context.db) }
  }
}
