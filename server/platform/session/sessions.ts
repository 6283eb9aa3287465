import type { Operation } from '../../../resources/core/action.ts'
import { owed } from '../../../resources/core/owed.ts'
import type { Owed } from '../../../resources/core/owed.ts'
import type { Database, DatabaseLog } from '../database/Database.ts'
import type { Operator } from '../../core/contract.ts'
import { Problem, unauthenticated } from '../../core/errors/problem.ts'
import { onAuthorityChange } from './changes.ts'
import type { AuthorityChange } from './changes.ts'
import { second, touchInterval } from '../../core/lifetime.ts'
import { loadApiToken } from './loadApiToken.ts'
import { loadSession } from './loadSession.ts'
import type { Loaded } from './loadSession.ts'
import { warmUpPasswords } from './passwords.ts'
import { bearerToken, isApiToken, tokenHash } from './tokens.ts'

/** The channel on which hosts tell one another whose rights changed: an operator's id, or nothing for everybody. */
export const authorityChannel = 'authority'

export interface SessionsOptions {
  readonly database: Pick<Database, 'db' | 'listen' | 'notify'>
  readonly clock?: () => Date
  readonly log?: DatabaseLog
}

/** Sign-ins as the host sees them. */
export interface Sessions {
  /**
   * Who calls, by the bearer token alone; null without one. Throws a Problem: 444 where the account signed in
   * elsewhere, 401 for any other token that does not stand for an operator now, 403 `mustChangePassword` or
   * `mustSetUpSecondFactor` for one who has to do that first, unless `always` says that it is possible even then.
   */
  authenticate(
    request: { readonly ip?: string; readonly headers: { readonly authorization?: string | undefined } },
    always?: Operation['always'],
  ): Promise<Operator | null>
  /** Whose token it is, as `authenticate` says it; looking does not count as a use of the session. */
  look(token: string): Promise<Operator>
  /**
   * Calls the listener when rights or sessions may have changed, here or on another host: an operator's, or anybody's.
   * The result stops that.
   */
  watch(listener: (operator: number | undefined) => void): () => void
  /** Stops listening and waits for what is being written. */
  close(): Promise<void>
}

type Live = Extract<Loaded, { live: true }>
interface Cached {
  readonly session: Live
  readonly loadedAt: number
  touchedAt: number
}

// Changes of rights are announced; this bounds what happens where an announcement is lost.
const longestAge = 2 * second
const mostCached = 10_000

/** What an operator has to do before anything else. */
const owedBy = (operator: Operator): Owed | undefined => owed.find(one => operator[one])

/** Opens the sign-ins of one host. */
export const createSessions = async ({
  database,
  clock = () => new Date(),
  log,
}: SessionsOptions): Promise<Sessions> => {
  const cache = new Map<string, Cached>()
  const loading = new Map<string, Promise<Loaded>>()
  const writing = new Set<Promise<void>>()
  let generation = 0

  const forget = (operator: number | undefined): void => {
    // What is being read now may already be outdated.
    generation += 1
    loading.clear()
    if (operator === undefined) cache.clear()
    else for (const [hash, entry] of cache) if (entry.session.operator.id === operator) cache.delete(hash)
  }

  const background = (task: Promise<void>, what: string): void => {
    const done = task
      .catch((error: unknown) => log?.warn({ err: error }, what))
      .finally(() => {
        writing.delete(done)
      })
    writing.add(done)
  }

  const load = async (hash: string, isOfApi: boolean): Promise<Loaded> => {
    const begun = { generation, at: clock().getTime() }
    const loaded = await (isOfApi ? loadApiToken : loadSession)(database.db, hash)
    cache.delete(hash)
    if (loaded.live && begun.generation === generation) {
      if (cache.size >= mostCached) cache.delete(cache.keys().next().value!)
      cache.set(hash, { session: loaded, loadedAt: begun.at, touchedAt: loaded.lastUsedAt.getTime() })
    }
    return loaded
  }

  /** Requests that come at once with one token share one look into the database. */
  const loadOnce = (hash: string, isOfApi: boolean): Promise<Loaded> => {
    const under = loading.get(hash)
    if (under) return under
    const begun: Promise<Loaded> = load(hash, isOfApi).finally(() => {
      if (loading.get(hash) === begun) loading.delete(hash)
    })
    loading.set(hash, begun)
    return begun
  }

  const touch = (hash: string, session: Live, now: Date, ip: string): void => {
    const entry = cache.get(hash)
    if (now.getTime() - (entry?.touchedAt ?? session.lastUsedAt.getTime()) < touchInterval) return
    if (entry) entry.touchedAt = now.getTime()
    background(session.touch(now, ip), 'the last use of a session was not written')
  }

  /** The live session of a token. Throws a Problem where there is none. */
  const find = async (token: string, now: Date, always: Operation['always']): Promise<Live> => {
    const hash = tokenHash(token)
    const entry = cache.get(hash)
    // Who has just done what was owed must not be kept out by what another host remembers.
    const fresh =
      entry !== undefined && now.getTime() - entry.loadedAt < longestAge && owedBy(entry.session.operator) === undefined
    const session: Loaded = fresh ? entry.session : await loadOnce(hash, isApiToken(token))
    if (!session.live)
      throw session.endedBy === 'signedInElsewhere' ? new Problem(444, 'signedInElsewhere') : unauthenticated()
    if (now >= session.expiresAt) throw unauthenticated()
    const first = owedBy(session.operator)
    if (first !== undefined && always !== true && always !== first) throw new Problem(403, first)
    return session
  }

  const authenticate: Sessions['authenticate'] = async (request, always) => {
    const token = bearerToken(request.headers.authorization)
    if (token === null) return null
    const now = clock()
    const session = await find(token, now, always)
    touch(tokenHash(token), session, now, request.ip ?? '')
    return session.operator
  }

  const stopAnnouncing = onAuthorityChange(async ({ operator }: AuthorityChange) => {
    forget(operator)
    await database.notify(authorityChannel, operator === undefined ? '' : String(operator))
  })
  const watchers = new Set<(operator: number | undefined) => void>()
  const stopListening = await database.listen(authorityChannel, payload => {
    const operator = payload === '' ? undefined : Number(payload)
    forget(operator)
    for (const watcher of watchers) watcher(operator)
  })
  await warmUpPasswords()

  return {
    authenticate,
    look: async token => (await find(token, clock(), undefined)).operator,
    watch(listener) {
      watchers.add(listener)
      return () => {
        watchers.delete(listener)
      }
    },
    async close() {
      stopAnnouncing()
      await stopListening()
      await Promise.all(writing)
    },
  }
}
