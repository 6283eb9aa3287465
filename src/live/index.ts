import { livePath } from '../../resources/live.ts'
import { apiHost } from '../auth/apiHost.ts'
import { readLanguage } from '../auth/language.ts'
import { ownToken } from '../auth/token.ts'
import { createLive } from './Live.ts'
import type { LiveSocket } from './Live.ts'
import { createPresence } from './presence.ts'

/** The address of the connection at the API host. */
const address = (): string => `${(apiHost || window.location.origin).replace(/^http/, 'ws')}/${livePath}`

/** The one live connection of this browser page: `live.on('notice', …)`. It is opened once the first page is shown. */
export const live = createLive({
  connect: () => new WebSocket(address()) as LiveSocket,
  token: ownToken,
  language: readLanguage,
  presence: createPresence(),
  random: Math.random,
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds)
    return () => clearTimeout(timer)
  },
})
