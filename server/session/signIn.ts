import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Before, Context, Language } from '../engine/contract.ts'
import { closedTo } from '../setting/siteSwitch.ts'
import { accountNamed, isOpen } from './accounts.ts'
import type { Account } from './accounts.ts'
import { endSessions, lockAccount } from './endSessions.ts'
import { countPerson, countSignIn, forgiveSignIn } from './signInTries.ts'
import type { Tried } from './signInTries.ts'
import { startSession } from './startSession.ts'

/** What came of a sign-in. `closed` is told to who has shown who they are; `refused` does not say why, and `wait` not whether there is such an account. */
export type SignIn =
  | { readonly outcome: 'signedIn'; readonly token: string; readonly operator: number }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'closed'; readonly texts: Readonly<Record<Language, string>> }
  | { readonly outcome: 'wait'; readonly until: Date }

/** A way to show who one is. What it does must take as long whether or not there is an account. */
export interface Way<Found> {
  /** What the tries are counted for. */
  readonly tried: Tried
  readonly remember: boolean
  /** Reads what the proof is held against, in the transaction that counts the try. */
  look(db: Kysely<Tables>): Promise<Found>
  /** The account that is tried, if there is one. */
  account(found: Found): Account | undefined
  /** Holds the proof against it, outside of any transaction: slow. Answers the account that is proven. */
  prove(found: Found): Promise<Account | undefined>
  /** The account as it is now, under its lock, if the proof still holds; takes a proof that holds once. */
  confirm(db: Kysely<Tables>, proven: Account, found: Found): Promise<Account | undefined>
}

const refused: SignIn = { outcome: 'refused' }

/**
 * Signs in, in two steps. An unknown account, a wrong proof and a deactivated account are refused alike, after the same work.
 */
export const signIn = async <Found>(way: Way<Found>, before: Before): Promise<(context: Context) => Promise<SignIn>> => {
  const { now, client } = before
  const begun = await before.inTransaction(async db => {
    const wait = await countSignIn(db, way.tried, client.ip, now)
    if (wait) return { wait, account: (await accountNamed(db, way.tried.name))?.id }
    const found = await way.look(db)
    return { wait: undefined, found, counts: await countPerson(db, way.tried, way.account(found)?.id, client.ip, now) }
  })
  if (begun.wait) {
    const until = begun.wait
    before.logSecurity(begun.account === undefined ? 'throttled' : 'accountLocked', { account: begun.account })
    return async () => ({ outcome: 'wait', until })
  }
  const proven = await way.prove(begun.found)
  if (!proven || !begun.counts || !isOpen(proven)) {
    const account = way.account(begun.found)?.id
    if (account !== undefined && !begun.counts) before.logSecurity('accountLocked', { account })
    else before.logSecurity('signInFailed', { account, detail: proven ? 'closedAccount' : account === undefined ? 'unknownAccount' : 'wrongProof' })
    return async () => refused
  }
  return async context => {
    const { db } = context
    // Meanwhile the account may have been deactivated or given another password.
    await lockAccount(db, proven.id)
    const account = await way.confirm(db, proven, begun.found)
    if (account?.id !== proven.id || !isOpen(account)) return refused
    await forgiveSignIn(db, way.tried, account.id, client.ip)
    const texts = await closedTo(db, proven.id)
    if (texts) return { outcome: 'closed', texts }
    // A demo is shared by several people.
    if (!account.is_experience) await endSessions(context, account.id, 'signedInElsewhere')
    return { outcome: 'signedIn', operator: account.id, token: await startSession(db, account.id, way.remember, now, client) }
  }
}
