import { unlockAddresses } from '../address/addressKey.ts'
import { createAuthProvider } from '../auth/authProvider.ts'
import { watchOtherTabs } from '../auth/otherTabs.ts'
import { createPrompts } from '../auth/prompts.ts'
import { here, loginPath } from '../auth/redirect.ts'
import { toSessionUser } from '../auth/SessionUser.ts'
import type { SessionUser } from '../auth/SessionUser.ts'
import { ownToken, readToken } from '../auth/token.ts'
import { connection } from '../connection/connection.ts'
import { drafts, unlockDrafts } from '../drafts/drafts.ts'
import { leaveQuietly } from '../drafts/leaving.ts'
import { adopt } from '../installation/adopt.ts'
import { createClient } from '../../../dataProvider/index.ts'
import { claimBeginnings } from './beginnings.ts'
import { dataProvider } from './dataProvider.ts'
import { sessionStore } from './sessionStore.ts'

const client = createClient(dataProvider)

export const prompts = createPrompts()

/** Keeps what was typed and lets the page go without a question. */
const ending = (): void => {
  drafts.flush()
  leaveQuietly()
}

/** What only the one who signed in can open is theirs from now on. */
const known = ({ draftKey }: SessionUser): void => {
  unlockDrafts(draftKey)
  unlockAddresses(draftKey)
}

export const authProvider = createAuthProvider(
  {
    async info() {
      const data = await client.session.info()
      // Before any page learns who is signed in.
      adopt(data)
      // Before any page learns who this is: what another operator left in this browser tab is none of their business.
      const { username } = toSessionUser(data)
      sessionStore.claim(username)
      claimBeginnings(username)
      return data
    },
    logout: () => client.session.logout(),
  },
  prompts,
  path => window.location.assign(path),
  { known, ending, reachable: connection.restored },
)

/**
 * Follows what other tabs do to the sign-in: one that signed out takes this page along, and where somebody signed in
 * anew, this page is loaded anew, for whoever that is. Answers how to stop.
 */
export const followSignIn = (): (() => void) =>
  watchOtherTabs(() => {
    const token = readToken()
    if (token === ownToken()) return
    ending()
    if (token) window.location.reload()
    else window.location.assign(loginPath(here()))
  })
