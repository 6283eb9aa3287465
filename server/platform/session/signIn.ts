import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Before, Context, Language } from '../../core/contract.ts'
import { closedTo } from './siteSwitch.ts'
import { accountById, accountNamed, isOpen } from './accounts.ts'
import type { Account } from './accounts.ts'
import { endSessions, lockAccount } from './endSessions.ts'
import { secondFactorTries, spendSecondFactor } from './secondFactor.ts'
import { countPerson, countSignIn, forgiveSignIn } from './signInTries.ts'
import type { Tried } from './signInTries.ts'
import { rememberLanguage } from './operatorLanguage.ts'
import { startSession } from './startSession.ts'
import { tellOwner } from './tellOwner.ts'
import { countTry, forgiveAll } from '../../core/throttle.ts'
import { giveTicket, takeTicket, tryTicket } from './tickets.ts'

/**
 * What came of a sign-in. `code` asks for the second factor; `closed` is told to who has shown who they are; `refused`
 * does not say why, and `wait` not whether there is such an account.
 */
export type SignIn =
  | { readonly outcome: 'signedIn'; readonly token: string; readonly operator: number }
  | { readonly outcome: 'code'; readonly ticket: string }
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
 * Signs in, in two steps. An unknown account, a wrong proof and a deactivated account are refused alike, after the same
 * work.
 */
export const signIn = async <Found>(
  way: Way<Found>,
  before: Before,
): Promise<(context: Context) => Promise<SignIn>> => {
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
    else
      before.logSecurity('signInFailed', {
        account,
        detail: proven ? 'closedAccount' : account === undefined ? 'unknownAccount' : 'wrongProof',
      })
    return async () => refused
  }
  return async context => {
    const { db } = context
    // Meanwhile the account may have been deactivated or given another password.
    await lockAccount(db, proven.id)
    const account = await way.confirm(db, proven, begun.found)
    if (account?.id !== proven.id || !isOpen(account)) return refused
    await forgiveSignIn(db, way.tried, account.id, client.ip)
    if (!account.second_factor) return enter(account, way.remember, context)
    const texts = await closedTo(db, account.id)
    return texts
      ? { outcome: 'closed', texts }
      : { outcome: 'code', ticket: await giveTicket(db, account.id, way.remember, now) }
  }
}

/** What came of the second factor: a sign-in, or why not, and whether the ticket holds for another try. */
export type SecondStep = SignIn | { readonly outcome: 'wrongCode' | 'expired'; readonly mayTryAgain: boolean }

/** Begins a session of an account that has shown who it is, under its lock. */
const enter = async (account: Account, remember: boolean, context: Context): Promise<SignIn> => {
  const { db, now, client, language } = context
  const texts = await closedTo(db, account.id)
  if (texts) return { outcome: 'closed', texts }
  // A demo is shared by several people.
  if (!account.is_experience) await endSessions(context, account.id, 'signedInElsewhere')
  // A demo is nobody's own.
  if (!account.is_experience) await rememberLanguage(db, account.id, language)
  return { outcome: 'signedIn', operator: account.id, token: await startSession(db, account.id, remember, now, client) }
}

/** Takes a try at the second factor of a ticket's account, and the code where it is right. */
const tryCode = async (
  db: Kysely<Tables>,
  { ticket, code }: { ticket: string; code: string },
  { now, cipher }: Before,
) => {
  const held = await tryTicket(db, ticket, now)
  if (!held) return { kind: 'expired' as const }
  const until = await countTry(db, secondFactorTries(held.operator), now)
  if (until) return { kind: 'wait' as const, until, held }
  const spent = await spendSecondFactor(db, cipher, held.operator, code, now)
  if (!spent) return { kind: 'wrongCode' as const, held }
  await forgiveAll(db, secondFactorTries(held.operator))
  return { kind: 'right' as const, held, spent }
}

/**
 * Goes on with a sign-in that waits for a second factor. Wrong codes are counted for the person, whichever ticket they
 * come with.
 */
export const signInByCode = async (
  input: { ticket: string; code: string },
  before: Before,
): Promise<(context: Context) => Promise<SecondStep>> => {
  const tried = await before.inTransaction(db => tryCode(db, input, before))
  if (tried.kind === 'expired') return async () => ({ outcome: 'expired', mayTryAgain: false })
  const {
    held: { operator: account, remember, isLast },
  } = tried
  if (tried.kind === 'wait') {
    before.logSecurity('accountLocked', { account })
    return async () => ({ outcome: 'wait', until: tried.until })
  }
  if (tried.kind === 'wrongCode') {
    before.logSecurity('signInFailed', { account, detail: 'wrongSecondFactor' })
    return async () => ({ outcome: 'wrongCode', mayTryAgain: !isLast })
  }
  return async context => {
    await lockAccount(context.db, account)
    const present = await accountById(context.db, account)
    // Meanwhile the account may have been deactivated, or given another password, with which its tickets end.
    if (!(await takeTicket(context.db, input.ticket)) || !present || !isOpen(present))
      return { outcome: 'expired', mayTryAgain: false }
    if (tried.spent.by === 'recoveryCode')
      await tellOwner(present.id, 'recoveryCode', context, { left: tried.spent.left })
    return enter(present, remember, context)
  }
}
