import type { AuthProvider } from 'react-admin'
import { isUnanswered } from '../../../dataProvider/index.ts'
import { owed } from '../../../resources/core/owed.ts'
import { mayDo } from './mayDo.ts'
import type { Prompts } from './prompts.ts'
import { here, loginPath, owedAt, owedPath } from './redirect.ts'
import { toSessionUser } from './SessionUser.ts'
import type { SessionUser } from './SessionUser.ts'
import { forgetToken, ownToken, readToken } from './token.ts'

/** Calls of the session, made past react-admin's own error handling, which would ask here again. */
export interface SessionCalls {
  info(): Promise<unknown>
  logout(): Promise<unknown>
}

/** What happens beside a session: all of it may be left out. */
export interface SessionEvents {
  /** Who is signed in is known. */
  readonly known?: (user: SessionUser) => void
  /** The page ends with the session: the last chance to keep what was typed. */
  readonly ending?: () => void
  /** Settles when the server can be reached again. Without it, a question that got no answer fails. */
  readonly reachable?: () => Promise<void>
}

/** react-admin's provider, and the session it knows of for the shell's own use. */
export type SessionAuth = AuthProvider & {
  session(): Promise<SessionUser>
  /** Rights changed: whoever asks next asks the server. */
  refresh(): void
  /** What `canAccess` would answer, where that is known without waiting. */
  mayNow(resource: string, action: string): boolean | undefined
}

const statusOf = (error: unknown): number =>
  error !== null && typeof error === 'object' && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 0
const codeOf = (error: unknown): unknown =>
  error !== null && typeof error === 'object' && 'code' in error ? error.code : undefined

/** Ends the session in react-admin without another notice: a dialog has said it. */
const leave = { message: false } as const

/**
 * Refusals with a word of their own, which say nothing about the session: a demo account's, those of what is to be done
 * first, and of what takes the password again.
 */
const ownWords: ReadonlySet<unknown> = new Set(['demo', 'reauthenticate', ...owed])

/** Milliseconds that the server has to take note of a sign-out; this browser is signed out in any case. */
const patience = 3_000
const atMost = (milliseconds: number, task: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    task.catch(() => undefined),
    new Promise(resolve => {
      setTimeout(resolve, milliseconds)
    }),
  ])

/** Signing in, signing out, who is signed in, and what that operator may do; the server decides all of it again. */
export const createAuthProvider = (
  calls: SessionCalls,
  prompts: Prompts,
  go: (path: string) => void,
  { known: tellKnown, ending, reachable }: SessionEvents = {},
): SessionAuth => {
  let known: Promise<SessionUser> | undefined
  let permissions: ReadonlySet<string> | undefined
  /** The page is on its way to the sign-in page: what calls still fail on the way is said by nobody. */
  let isLeaving = false

  const forget = (): void => {
    known = permissions = undefined
  }

  const end = async (): Promise<void> => {
    forget()
    isLeaving = true
    ending?.()
    if (ownToken()) await atMost(patience, calls.logout())
    forgetToken()
  }

  /** What the two say that leave no choice; anything else needs no word, since the sign-in page follows. */
  const say = async (status: number): Promise<void> => {
    if (status === 444) await prompts.ask('signedInElsewhere')
    if (status === 445) await prompts.ask('siteClosed')
  }

  const refused = async (error: unknown): Promise<never> => {
    forget()
    // Any answer but the operator's ends the session; silence of the network does not.
    if (!isLeaving && !isUnanswered(error) && !ownWords.has(codeOf(error))) {
      await say(statusOf(error))
      await end()
      go(loginPath(here()))
    }
    throw error
  }

  /** The page is left, so that whoever waits for an answer waits for nothing. */
  const leaveFor = (path: string): Promise<never> => {
    go(path)
    return new Promise(() => undefined)
  }

  const ask = async (): Promise<SessionUser> => {
    try {
      const user = toSessionUser(await calls.info())
      // Until then the server answers nothing else, so that no other page could show anything.
      if (user.owed && owedAt() !== user.owed) return await leaveFor(owedPath(user.owed, here()))
      tellKnown?.(user)
      permissions = user.permissions
      return user
    } catch (error) {
      if (!reachable || !isUnanswered(error)) return refused(error)
      await reachable()
      return ask()
    }
  }

  const session = (): Promise<SessionUser> => (known ??= ask())

  return {
    session,
    refresh: forget,
    mayNow: (resource, action) => permissions && mayDo(permissions, resource, action),
    login: () => Promise.reject(new Error('The sign-in page is a page of its own')),
    checkAuth: () => (readToken() ? Promise.resolve() : Promise.reject(leave)),
    async checkError(error) {
      if (isLeaving) return
      switch (statusOf(error)) {
        case 401:
        case 403:
          const first = owed.find(one => one === codeOf(error))
          if (first && owedAt() !== first) go(owedPath(first, here()))
          if (ownWords.has(codeOf(error))) return
          if ((await prompts.ask('expired')) === 'signIn') throw leave
          return
        case 444:
        case 445:
          await say(statusOf(error))
          throw leave
      }
    },
    async logout() {
      // Many calls fail when a session ends; the first of them leads to the sign-in page, and nobody interrupts that.
      if (isLeaving) return false
      await end()
      return window.location.origin + loginPath(here())
    },
    async getIdentity() {
      const {
        id: operator,
        username,
        name,
        avatar,
        organisation,
        onlyOrganisation,
        staff,
        role,
        noticeCount,
        dataScope,
        owed: first,
        passwordMin,
      } = await session()
      const own = { ...(onlyOrganisation === undefined ? {} : { onlyOrganisation }), ...(staff ? { staff } : {}) }
      return {
        id: username,
        operator,
        fullName: name,
        ...(avatar ? { avatar } : {}),
        organisation,
        role,
        noticeCount,
        dataScope,
        owed: first,
        passwordMin,
        ...own,
      }
    },
    getPermissions: async () => (await session()).permissions,
    canAccess: async ({ resource, action }) => mayDo((await session()).permissions, resource, action),
  }
}
