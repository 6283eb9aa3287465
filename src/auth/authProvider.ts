import type { AuthProvider } from 'react-admin'
import { mayDo } from './mayDo.ts'
import type { Prompts } from './prompts.ts'
import { here, loginPath } from './redirect.ts'
import { toSessionUser } from './SessionUser.ts'
import type { SessionUser } from './SessionUser.ts'
import { forgetToken, readToken } from './token.ts'

/** Calls of the session, made past react-admin's own error handling, which would ask here again. */
export interface SessionCalls {
  info(): Promise<unknown>
  logout(): Promise<unknown>
}

/** react-admin's provider, and the session it knows of for the shell's own use. */
export type SessionAuth = AuthProvider & {
  session(): Promise<SessionUser>
  /** Rights changed: whoever asks next asks the server. */
  refresh(): void
}

const statusOf = (error: unknown): number =>
  (error !== null && typeof error === 'object' && 'status' in error && typeof error.status === 'number' ? error.status : 0)
const codeOf = (error: unknown): unknown => (error !== null && typeof error === 'object' && 'code' in error ? error.code : undefined)

/** Ends the session in react-admin without another notice: a dialog has said it. */
const leave = { message: false } as const

/** Signing in, signing out, who is signed in, and what that operator may do; the server decides all of it again. */
export const createAuthProvider = (calls: SessionCalls, prompts: Prompts, go: (path: string) => void): SessionAuth => {
  let known: Promise<SessionUser> | undefined

  const refused = (error: unknown): never => {
    known = undefined
    // An answer that this is nobody ends the session; silence of the network does not.
    if (statusOf(error) >= 400 && statusOf(error) < 500) {
      forgetToken()
      go(loginPath(here()))
    }
    throw error
  }

  const session = (): Promise<SessionUser> => (known ??= calls.info().then(toSessionUser, refused))

  return {
    session,
    refresh() { known = undefined },
    login: () => Promise.reject(new Error('The sign-in page is a page of its own')),
    checkAuth: () => (readToken() ? Promise.resolve() : Promise.reject(leave)),
    async checkError(error) {
      switch (statusOf(error)) {
        case 401: case 403:
          // What a demo account cannot do is no matter of its session.
          if (codeOf(error) === 'demo') return
          if (await prompts.ask('expired') === 'signIn') throw leave
          return
        case 444: await prompts.ask('signedInElsewhere'); throw leave
        case 445: await prompts.ask('siteClosed'); throw leave
      }
    },
    async logout() {
      known = undefined
      // Whatever the server says to it, this browser is signed out.
      if (readToken()) await calls.logout().catch(() => undefined)
      forgetToken()
      return window.location.origin + loginPath(here())
    },
    async getIdentity() {
      const { username, name, avatar, organisation, role } = await session()
      return { id: username, fullName: name, ...(avatar ? { avatar } : {}), organisation, role }
    },
    getPermissions: async () => (await session()).permissions,
    canAccess: async ({ resource, action }) => mayDo((await session()).permissions, resource, action),
  }
}
